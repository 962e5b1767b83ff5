# Completes the argument, a command line.
tripatch completion fish | source
complete -C $argv[1]
