# Types the argument, a command line, into a zsh of its own, completes it and prints what is there.
zmodload zsh/zpty
zpty -b tested zsh -f -i
zpty -w tested 'PS1=; autoload -Uz compinit; compinit -D -u; source <(tripatch completion zsh)'
zpty -w tested 'answer() { print -r -- "$BUFFER" >answer }; zle -N answer; bindkey -e'
zpty -w tested 'bindkey "^G" answer; bindkey "^I" complete-word'
zpty -w -n tested "$1"$'\t\x07'
integer tries=0
until [[ -s answer ]] || (( ++tries > 6000 )); do zpty -rt tested output || sleep 0.02; done
zpty -d tested
cat answer
