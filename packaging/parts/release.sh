# shellcheck shell=bash disable=SC2034,SC2154 # what other parts read and set
# What the packages are called. Sets version, date (seconds since 1970, even: some formats know no odd
# ones), system, architecture (as Java, Debian and RPM name it), and SOURCE_DATE_EPOCH for the tools.
#
# A commit with the tag v0.1.0 makes 0.1.0. Before this tag, a commit makes 0.1.0~20261123.abcdef0, which package
# managers take for older than 0.1.0; after it, 0.1.0+20261123.abcdef0, which is newer. Outside of a repository (a
# source archive) it is 0.1.0.

of_pom() { sed -n "s|^ *<$1>\\(.*\\)</$1>.*|\\1|p" "$root/pom.xml" | head -n 1; }

version=$(of_pom version)
if git -C "$root" rev-parse --verify --quiet HEAD >/dev/null 2>&1; then
  date=$(git -C "$root" log -1 --format=%ct)
  tag=$(git -C "$root" describe --tags --exact-match --match 'v[0-9]*' 2>/dev/null || true)
  if [ -z "$tag" ]; then
    sign='~'
    ! git -C "$root" merge-base --is-ancestor "v$version" HEAD 2>/dev/null || sign=+
    version=$version$sign$(date -u -d "@$date" +%Y%m%d).$(git -C "$root" rev-parse --short=7 HEAD)
  elif [ "$tag" != "v$version" ]; then
    die "the commit is tagged $tag, but pom.xml says $version; change one of them."
  fi
else
  date=$(date -u -d "$(of_pom project.build.outputTimestamp)" +%s)
fi
date=$((date / 2 * 2))
export SOURCE_DATE_EPOCH=$date

case $(uname -s) in
  Linux) system=linux ;;
  Darwin) system=mac ;;
  MINGW* | MSYS* | CYGWIN*) system=windows ;;
  *) die "knows no packages for $(uname -s)." ;;
esac
case $(uname -m) in
  x86_64) architecture=x64 deb_architecture=amd64 rpm_architecture=x86_64 ;;
  aarch64 | arm64) architecture=aarch64 deb_architecture=arm64 rpm_architecture=aarch64 ;;
  *) die "there is no JavaFX for the processor $(uname -m)." ;;
esac
