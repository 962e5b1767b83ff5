# Completion of tripatch for fish.

function __tripatch_complete
    set -l typed (commandline -opc)
    set -l current (commandline -ct)
    set -l value $current
    set -l prefix
    if string match -qr -- '^--[^=]*=' $current
        set prefix (string replace -r -- '=.*' '=' $current)
        set value (string replace -r -- '^--[^=]*=' '' $current)
    end
    for line in ($typed[1] complete-words -- $typed[2..-1] (string unescape -- $current; or echo -- $current) 2>/dev/null </dev/null)
        switch $line
            case ':0'
                __fish_complete_path $value | string replace -r -- '^' "$prefix"
            case ':16'
                __fish_complete_directories $value | string replace -r -- '^' "$prefix"
            case ':*'
            case '*'
                echo -- $line
        end
    end
end

complete -c tripatch -f -k -a '(__tripatch_complete)'
