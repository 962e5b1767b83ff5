# The commands alone, on a run-time of the one module java.base: for pipelines, containers and krew.

make_cli() {
  local share=$work/share-of-commands
  . "$parts/tar.sh" # archive
  make_commands_image
  add_documents "$image" "$share"
  chmod -R u=rwX,go=rX "$share"
  with_one_time "$share"
  archive "tripatch-cli-$version-linux-$architecture" "$image" "$share"
}
