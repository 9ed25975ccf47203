# fragkit completion for bash: eval "$(fragkit completion bash)" in ~/.bashrc
_fragkit() {
    local words=() word i line
    for ((i = 1; i <= COMP_CWORD; i++)); do
        word=${COMP_WORDS[i]}
        # bash cuts `--pack=base` and `a:b` into three words
        if ((${#words[@]})) && [[ $word == [=:]* || ${words[-1]} == *[=:] ]]; then
            words[-1]+=$word
        else
            words+=("$word")
        fi
    done
    COMPREPLY=()
    while IFS= read -r line; do
        word=${line%%$'\t'*}
        [[ ${words[-1]} == *[=:]* ]] && word=${word#"${words[-1]%"${words[-1]##*[=:]}"}"}
        [[ $word == *[,+=] ]] && compopt -o nospace
        COMPREPLY+=("$word")
    done < <("${COMP_WORDS[0]}" completion words -- "${words[@]}" 2>/dev/null)
}
complete -o default -F _fragkit fragkit
