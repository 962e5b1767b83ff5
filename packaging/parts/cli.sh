# shellcheck shell=bash disable=SC2154 # what other parts set
# The commands alone, on a run-time without desktop modules: for pipelines, containers and krew.

make_cli() {
  local share=$work/share-of-commands
  . "$parts/tar.sh" # archive
  make_commands_image
  add_documents "$image" "$share"
  chmod -R u=rwX,go=rX "$share"
  with_one_time "$share"
  archive "tripatch-cli-$version-$system-$architecture" "$image" "$share"
}
