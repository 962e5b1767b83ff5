#compdef tripatch
# Completion of tripatch for zsh, which quotes what it inserts.

_tripatch() {
  local line word directive=
  local -a typed candidates
  # What was typed, without its quotes; the last one may still be open.
  typed=("${(@Q)words[2,CURRENT-1]}" "${(Q)${:-$QIPREFIX$PREFIX${compstate[quote]}}}")
  while IFS= read -r line; do
    if [[ $line == :<-> ]]; then
      directive=${line#:}
      continue
    fi
    # In double quotes, zsh takes $' for the start of a quote when Tab is pressed again.
    [[ ${compstate[quote]} == \" && $line == *\$\'* ]] && continue
    # _describe wants word:description, so backslashes and colons in the word are escaped.
    word=${${${line%%$'\t'*}//\\/\\\\}//:/\\:}
    [[ $line == *$'\t'* ]] && word+=:${line#*$'\t'}
    candidates+=("$word")
  done < <("${(Q)words[1]/#\~/$HOME}" complete-words --shell=zsh -- "${(@)typed}" 2>/dev/null </dev/null)

  # After a word that goes on, no space.
  [[ $directive == 6 ]] && typed=(-S '') || typed=()
  (( ${#candidates} )) && _describe -V -t words 'tripatch' candidates "${(@)typed}"
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
