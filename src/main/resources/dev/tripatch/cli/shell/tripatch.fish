# Completion of tripatch for fish, which quotes what it inserts.

function __tripatch_complete
    set -l typed (commandline -opc)
    set -l current (commandline -ct)
    # What was typed, without its quotes, which may still be open.
    set -l plain (string unescape -- $current; or string unescape -- $current\'; or string unescape -- $current\"; or echo)
    set -l option (string match -r -- '^--[^=]*=' "$plain")
    set -l begun (string replace -r -- '^--[^=]*=' '' "$plain")
    for line in ($typed[1] complete-words --shell=fish -- $typed[2..-1] "$plain" 2>/dev/null </dev/null)
        switch $line
            case ':0' ':16'
                __tripatch_files $line "$option" "$begun"
            case ':*'
            case '*'
                printf '%s\n' $line
        end
    end
end

# Offers files, or with :16 folders, after an option; not those that no line can say.
function __tripatch_files -a directive option begun
    for file in "$begun"*
        if test -d $file
            set file $file/
        else if test $directive = :16
            continue
        end
        string match -qr -- '[[:cntrl:]]' $file; or printf '%s\n' "$option$file"
    end
end

complete -c tripatch -f -k -a '(__tripatch_complete)'
