# Completes the command line whose words are the arguments, as bash would: cut at = and :.
source <(tripatch completion bash)
COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
_tripatch 2>/dev/null
printf '%s\n' "${COMPREPLY[@]}"
