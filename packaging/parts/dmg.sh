# shellcheck shell=bash disable=SC2154 # what other parts set
# An application for macOS in a disk image. With TRIPATCH_SIGN_IDENTITY, a certificate's name, it is signed for
# others; with TRIPATCH_NOTARY_PROFILE, a name that "notarytool store-credentials" was given, Apple notarises it.

make_dmg() {
  local folder=$work/dmg image_file=$packages/tripatch-$version-mac-$architecture.dmg
  local application=$folder/Tripatch.app
  make_window_image
  mkdir -p "$folder"
  # An application of AppleScript's receives the files that the Finder opens.
  osacompile -o "$application" "$root/packaging/mac/Tripatch.applescript"
  fill_application "$application/Contents"
  sign "$application"
  codesign --verify --strict --verbose "$application"
  ln -s /Applications "$folder/Applications"
  hdiutil create -quiet -ov -volname Tripatch -srcfolder "$folder" -format UDZO "$image_file"
  sign "$image_file"
  [ -z "${TRIPATCH_NOTARY_PROFILE-}" ] || {
    xcrun notarytool submit "$image_file" --keychain-profile "$TRIPATCH_NOTARY_PROFILE" --wait
    xcrun stapler staple "$image_file"
  }
}

# fill_application CONTENTS: bin, app and runtime as in every package, beside Resources, where no code may be.
fill_application() {
  local contents=$1
  cp -pR "$image/bin" "$image/app" "$image/runtime" "$contents"
  make_icon "$contents/Resources/tripatch.icns"
  sed "s/@RELEASE@/${version%%[~+]*}/" "$root/packaging/mac/Info.plist" >"$work/Info.plist"
  # What AppleScript needs, and we do not say; it reports what both say. Its command takes no path with blanks.
  cp "$contents/Info.plist" "$work/applescript.plist"
  (cd "$work" && /usr/libexec/PlistBuddy -c 'Merge applescript.plist' Info.plist) >&2 || true
  /usr/libexec/PlistBuddy -c 'Print CFBundleExecutable' "$work/Info.plist" >&2
  cp "$work/Info.plist" "$contents/Info.plist"
  cp "$root/LICENSE" "$root/NOTICE" "$contents/Resources"
  sign_runtime "$contents/runtime"
  # After the libraries are signed, which changes them: checksums are written here.
  add_documents "$contents" "$contents/Resources/share"
}

make_icon() {
  local set=$work/tripatch.iconset size drawn=$root/src/main/resources/dev/tripatch/ui/icon
  mkdir -p "$set"
  for size in 16 32 128 256 512; do
    cp "$drawn/$size.png" "$set/icon_${size}x$size.png"
    [ ! -f "$drawn/$((2 * size)).png" ] || cp "$drawn/$((2 * size)).png" "$set/icon_${size}x$size@2x.png"
  done
  cp "$root/packaging/mac/1024.png" "$set/icon_512x512@2x.png"
  iconutil --convert icns --output "$1" "$set"
}

# sign_runtime FOLDER: from the inside out, as Apple wants it: libraries, then what runs them.
sign_runtime() {
  find "$1" -type f -name '*.dylib' -print0 | while IFS= read -r -d '' library; do sign "$library"; done
  sign "$1/bin/java" --entitlements "$root/packaging/mac/entitlements.plist"
  sign "$1/lib/jspawnhelper" --entitlements "$root/packaging/mac/entitlements.plist"
}

# sign FILE [OPTION…]: without a certificate, for the machine that made it. That has no hardened run-time, which would
# take libraries of one team only.
sign() {
  if [ -n "${TRIPATCH_SIGN_IDENTITY-}" ]; then
    codesign --force --timestamp --options runtime --sign "$TRIPATCH_SIGN_IDENTITY" "${@:2}" "$1"
  else
    codesign --force --sign - "$1"
  fi
}
