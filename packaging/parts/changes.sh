# shellcheck shell=bash disable=SC2154 # what other parts set
# What has changed in each version, as Debian, RPM and AppStream want it. packaging/changes.md is the one source;
# what is not released yet belongs to the version that is being packed.

# changes_as FORM: debian, rpm or appstream. A version of which nothing is written is left out.
changes_as() {
  local form=$1 line name='' time='' open=''
  while IFS= read -r line; do
    case $line in
      '## Unreleased') close_version && name=$version time=$date ;;
      '## '*' ('*')') close_version && name=${line#'## '} && time=${name#*' ('} && name=${name%%' ('*} && time=$(date -u -d "${time%')'}" +%s) ;;
      '- '*)
        [ -n "$open" ] || open_version
        change "${line#'- '}"
        ;;
    esac
  done <"$root/packaging/changes.md"
  close_version
}

maintainer() { sed -n 's/^Maintainer: //p' "$root/packaging/linux/control"; }
at() { LC_ALL=C date -u -d "@$time" "+$1"; }

open_version() {
  open=yes
  case $form in
    debian) printf 'tripatch (%s) unstable; urgency=medium\n\n' "$name" ;;
    rpm) printf '* %s %s - %s-1\n' "$(at '%a %b %d %Y')" "$(maintainer)" "$name" ;;
    appstream)
      local type=stable
      case $name in *~*) type=development ;; esac
      printf '    <release version="%s" date="%s" type="%s">\n      <description>\n        <ul>\n' "$name" "$(at %F)" "$type"
      ;;
  esac
}

change() {
  case $form in
    debian) printf '%s\n' "$1" | fold -s -w 72 | sed 's/ *$//; 1s/^/  * /; 1!s/^/    /' ;;
    rpm) printf -- '- %s\n' "${1//%/%%}" ;;
    appstream) printf '          <li>%s</li>\n' "$(printf '%s' "$1" | sed 's/&/\&amp;/g; s/</\&lt;/g')" ;;
  esac
}

close_version() {
  [ -n "$open" ] || return 0
  open=
  case $form in
    debian) printf '\n -- %s  %s\n\n' "$(maintainer)" "$(at '%a, %d %b %Y %T +0000')" ;;
    rpm) printf '\n' ;;
    appstream) printf '        </ul>\n      </description>\n    </release>\n' ;;
  esac
}
