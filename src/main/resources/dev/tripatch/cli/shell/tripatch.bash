# Completion of tripatch for bash.

_tripatch() {
  local i part word= quote= cut line directive= words=()
  COMPREPLY=()
  # Bash cuts words at = and :, which belong to options and fields.
  for ((i = 1; i <= COMP_CWORD; i++)); do
    part=${COMP_WORDS[i]}
    if [[ $i -gt 1 && ($part == [=:]* || $word == *[=:]) && ${#words[@]} -gt 0 ]]; then
      word+=$part
      words[${#words[@]} - 1]=$word
    else
      word=$part
      words+=("$word")
    fi
  done
  [[ $word == [\"\']* ]] && quote=${word:0:1}
  # The program gets words without the quotes of the shell, but with those of fields.
  for i in "${!words[@]}"; do
    part=${words[i]}
    case $part in
      \'*) part=${part#\'} part=${part%\'} ;;
      *)
        part=${part//\\\"/$'\1'} part=${part//\\\'/$'\2'}
        part=${part//[\"\'\\]/}
        part=${part//$'\1'/\"} part=${part//$'\2'/\'}
        ;;
    esac
    words[i]=${part/#\~\//$HOME/}
  done
  # Bash replaces only what follows the last = or :.
  word=${words[${#words[@]} - 1]} cut=
  [[ -z $quote && $word == *[=:]* ]] && cut=${word%"${word##*[=:]}"}

  while IFS= read -r line; do
    case $line in
      :[0-9]*) directive=${line#:} ;;
      *)
        line=${line%%$'\t'*}
        line=${line#"$cut"}
        case $quote in
          \') ;;
          \") line=${line//\"/\\\"} ;;
          *) printf -v line %q "$line" ;;
        esac
        COMPREPLY+=("$line")
        ;;
    esac
  done < <("${COMP_WORDS[0]/#\~/$HOME}" complete-words -- "${words[@]}" 2>/dev/null </dev/null)

  part=${COMP_WORDS[COMP_CWORD]}
  [[ $part == [=:] ]] && part=
  part=${part#"$quote"}
  case $directive in
    0)
      compopt -o filenames 2>/dev/null
      while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen -f -- "$part")
      ;;
    16)
      compopt -o filenames 2>/dev/null
      while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen -d -- "$part")
      ;;
  esac
}

complete -F _tripatch tripatch
