# Completion of tripatch for bash. The program writes each candidate as bash may insert it.

_tripatch() {
  local line directive=
  COMPREPLY=()
  while IFS= read -r line; do
    case $line in
      :[0-9]*) directive=${line#:} ;;
      *) COMPREPLY+=("${line%%$'\t'*}") ;;
    esac
  done < <("${COMP_WORDS[0]/#\~/$HOME}" complete-words --shell=bash -- \
    "${COMP_LINE:0:COMP_POINT}" "$2" 2>/dev/null </dev/null)

  # Without candidates, bash completes names of files.
  case $directive in
    0)
      if [[ ${#COMPREPLY[@]} -gt 0 ]]; then
        compopt -o filenames 2>/dev/null
        while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen -f -- "$2")
      fi
      ;;
    16) compopt +o default -o dirnames 2>/dev/null ;;
    6) compopt +o default -o nospace 2>/dev/null ;;
    *) compopt +o default 2>/dev/null ;;
  esac
}

complete -o default -F _tripatch tripatch
