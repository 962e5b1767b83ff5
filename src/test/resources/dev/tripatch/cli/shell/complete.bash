# Completes the first argument, a command line, whose end, the second, bash would replace.
source <(tripatch completion bash)
COMP_LINE=$1 COMP_POINT=${#1} COMP_WORDS=(tripatch)
_tripatch tripatch "$2" 2>/dev/null
printf '%s\n' "${COMPREPLY[@]}"
