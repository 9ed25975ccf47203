# fragkit completion for zsh: eval "$(fragkit completion zsh)" in ~/.zshrc, after compinit
_fragkit() {
    local -a found
    local line
    while IFS= read -r line; do
        if [[ $line == *$'\t'* ]]; then
            found+=("${${line%%$'\t'*}//:/\\:}:${line#*$'\t'}")
        else
            found+=("${line//:/\\:}")
        fi
    done < <("${words[1]}" completion words -- "${(@)words[2,CURRENT]}" 2>/dev/null)
    if (( $#found )); then
        _describe -V fragkit found
    else
        _files
    fi
}
compdef _fragkit fragkit
