#!/usr/bin/env bash
# Brings the commands of the release that the action itself is taken from, unless there is a tripatch already.
# Expects REPOSITORY, RELEASE (a tag) and GH_TOKEN.
set -euo pipefail
! command -v tripatch >/dev/null || exit 0
case $(uname -sm) in
  'Linux x86_64') system=linux-x64 ;;
  'Linux aarch64') system=linux-aarch64 ;;
  'Darwin x86_64') system=mac-x64 ;;
  'Darwin arm64') system=mac-aarch64 ;;
  *) echo "There is no archive of Tripatch's commands for $(uname -sm)." >&2 && exit 2 ;;
esac
[[ $RELEASE =~ ^v[0-9]+\.[0-9]+\.[0-9]+$ ]] ||
  { echo "Use the action by the tag of a release, such as v1.0.0, or install tripatch in a step before it." >&2 && exit 2; }
archive=tripatch-cli-${RELEASE#v}-$system.tar.gz
folder=$RUNNER_TEMP/tripatch
mkdir -p "$folder"
cd "$folder"
gh release download "$RELEASE" --repo "$REPOSITORY" --pattern "$archive" --pattern SHA256SUMS --clobber
sha256=(sha256sum)
command -v sha256sum >/dev/null || sha256=(shasum -a 256)
grep -F -e "  $archive" SHA256SUMS | "${sha256[@]}" --check - >/dev/null
# Whether the archive was built by that repository's workflow.
gh attestation verify "$archive" --repo "$REPOSITORY" >/dev/null
tar -xzf "$archive" --strip-components=1
echo "$folder/bin" >>"$GITHUB_PATH"
