# fragkit completion for fish: fragkit completion fish > ~/.config/fish/completions/fragkit.fish
function __fragkit_complete
    set -l words (commandline --tokenize --cut-at-cursor --current-process)
    set -l current (commandline --current-token --cut-at-cursor)
    set -l found (command $words[1] completion words -- $words[2..] "$current" 2>/dev/null)
    if test (count $found) -gt 0
        printf '%s\n' $found
    else
        __fish_complete_path "$current"
    end
end
complete --command fragkit --no-files --keep-order --arguments '(__fragkit_complete)'
