#compdef tripatch
# Completion of tripatch for zsh.

_tripatch() {
  local line directive= typed
  local -a typed_words candidates
  typed_words=("${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}")
  while IFS= read -r line; do
    if [[ $line == :<-> ]]; then
      directive=${line#:}
    elif [[ $line == *$'\t'* ]]; then
      # _describe wants word:description, so colons in the word are escaped.
      candidates+=("${${line%%$'\t'*}//:/\\:}:${line#*$'\t'}")
    else
      candidates+=("${line//:/\\:}")
    fi
  done < <("${(Q)words[1]/#\~/$HOME}" complete-words -- "${(@)typed_words}" 2>/dev/null </dev/null)

  (( ${#candidates} )) && _describe -V -t words 'tripatch' candidates
  [[ $PREFIX == --*=* ]] && compset -P '*='
  case $directive in
    0) _files ;;
    16) _files -/ ;;
  esac
}

if [[ $funcstack[1] == _tripatch ]]; then
  _tripatch "$@"
else
  compdef _tripatch tripatch
fi
