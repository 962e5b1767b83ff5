# shellcheck shell=bash disable=SC2154 # what other parts set
# An installer for Windows, for one person, by the WiX toolset: the folder of the zip, with its commands on PATH, an
# entry in the menu, and what it opens.

make_msi() {
  local folder=$work/msi
  . "$parts/zip.sh" # lay_out_for_windows
  lay_out_for_windows "$folder"
  rm "$folder"/app/*.aot
  wix build -arch "$architecture" -d "Program=$(native "$folder")" -d "Icon=$(native "$folder/tripatch.ico")" \
    -d "Version=${version%%[~+]*}" -d "Release=$version" \
    -out "$packages/tripatch-$version-windows-$architecture.msi" "$root/packaging/windows/tripatch.wxs" >&2
  rm -f "$packages"/*.wixpdb
}
