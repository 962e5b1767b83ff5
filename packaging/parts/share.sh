# shellcheck shell=bash disable=SC2154 # what other parts set
# What lies beside the program, in the folders that systems look into: man pages, completions, licences,
# the list of parts (SBOM), and for the window its desktop entry, icons, and the type of case files.

id=dev.tripatch.Tripatch
. "$parts/bill.sh" # write_bill
. "$parts/changes.sh"

# add_documents IMAGE SHARE: what the commands need. It comes from the program itself.
add_documents() {
  local tripatch=$1/bin/tripatch share=$2 command
  mkdir -p "$share/man/man1" "$share/doc/tripatch" "$share/bash-completion/completions" \
    "$share/zsh/site-functions" "$share/fish/vendor_completions.d"
  "$tripatch" man "$share/man/man1"
  # The same program by the names that kubectl looks for.
  for command in kubectl-tripatch kubectl_complete-tripatch; do
    echo '.so man1/tripatch.1' >"$share/man/man1/$command.1"
  done
  gzip --no-name --best "$share"/man/man1/*.1
  "$tripatch" completion bash >"$share/bash-completion/completions/tripatch"
  "$tripatch" completion zsh >"$share/zsh/site-functions/_tripatch"
  "$tripatch" completion fish >"$share/fish/vendor_completions.d/tripatch.fish"
  "$tripatch" --licenses >"$share/doc/tripatch/copyright"
  cp "$root/LICENSE" "$root/NOTICE" "$share/doc/tripatch"
  write_bill "$1" "$share/doc/tripatch/tripatch.cdx.json"
}

# add_desktop SHARE: what the window needs.
add_desktop() {
  local share=$1 from=$root/packaging/linux size folder
  mkdir -p "$share/applications" "$share/mime/packages" "$share/metainfo"
  cp "$from/$id.desktop" "$share/applications"
  cp "$from/$id.mime.xml" "$share/mime/packages/$id.xml"
  changes_as appstream | sed -e '/@RELEASES@/{r /dev/stdin' -e 'd;}' "$from/$id.metainfo.xml" \
    >"$share/metainfo/$id.metainfo.xml"
  folder=$share/icons/hicolor
  mkdir -p "$folder/scalable/apps"
  cp "$from/tripatch.svg" "$folder/scalable/apps/$id.svg"
  for size in 16 24 32 48 64 128 256 512; do
    mkdir -p "$folder/${size}x$size/apps"
    cp "$root/src/main/resources/dev/tripatch/ui/icon/$size.png" "$folder/${size}x$size/apps/$id.png"
  done
}

# Sets share: both, for the window's image.
make_share() {
  share=$work/share
  [ -d "$share" ] || {
    add_documents "$image" "$share"
    add_desktop "$share"
    chmod -R u=rwX,go=rX "$share"
    with_one_time "$share"
  }
}
