# shellcheck shell=bash disable=SC2154 # what other parts set
# An application for macOS in a disk image: a bundle whose folder is laid out as on Linux.

make_dmg() {
  local folder=$work/dmg contents=$work/dmg/Tripatch.app/Contents size
  make_window_image
  mkdir -p "$contents/MacOS" "$contents/Resources" "$work/tripatch.iconset"
  cp -pR "$image" "$contents/Resources/tripatch"
  add_documents "$image" "$contents/Resources/tripatch/share"
  sed "s/@RELEASE@/${version%%~*}/" "$root/packaging/mac/Info.plist" >"$contents/Info.plist"
  cp "$root/packaging/mac/Tripatch" "$contents/MacOS/Tripatch"
  chmod 755 "$contents/MacOS/Tripatch"
  for size in 16 32 128 256 512; do
    cp "$root/src/main/resources/dev/tripatch/ui/icon/$size.png" "$work/tripatch.iconset/icon_${size}x$size.png"
  done
  iconutil --convert icns --output "$contents/Resources/tripatch.icns" "$work/tripatch.iconset"
  # Without a certificate: enough for a processor that starts nothing unsigned, not for Gatekeeper.
  codesign --force --deep --sign - "$folder/Tripatch.app"
  ln -s /Applications "$folder/Applications"
  hdiutil create -quiet -ov -volname Tripatch -srcfolder "$folder" -format UDZO \
    "$packages/tripatch-$version-mac-$architecture.dmg"
}
