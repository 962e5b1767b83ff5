# shellcheck shell=sh disable=SC2154,SC3013 # what is set elsewhere; -nt, which every shell has
# What starts and packages a checkout alike: finds a JDK, and builds the program if there is none or one
# older than its sources. Sourced by POSIX shells; expects root and target, and sets jdk and jar.

say() { printf 'tripatch: %s\n' "$*" >&2; }
die() { say "$@"; exit 2; }

is_jdk() {
  [ -x "$1/bin/javac" ] && [ -r "$1/release" ] || return 1
  version=$(sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$1/release")
  [ "${version:-0}" -ge 25 ]
}

# Sets jdk: from JAVA_HOME, else by the java on PATH, else from the folders where JDKs usually are.
find_jdk() {
  on_path=$(command -v java) && on_path=$(readlink -f -- "$on_path")
  for jdk in "${JAVA_HOME:-/nonexistent}" "${on_path%/bin/java}" \
    /usr/lib/jvm/* /usr/java/* /usr/local/openjdk-* /opt/* /opt/java/* /opt/jdk/* \
    "${HOME-}"/.sdkman/candidates/java/* "${HOME-}"/.jdks/* "${HOME-}"/.asdf/installs/java/* \
    "${HOME-}"/.local/share/mise/installs/java/* \
    /Library/Java/JavaVirtualMachines/*/Contents/Home \
    "${HOME-}"/Library/Java/JavaVirtualMachines/*/Contents/Home \
    /opt/homebrew/opt/openjdk/libexec/openjdk.jdk/Contents/Home \
    /usr/local/opt/openjdk/libexec/openjdk.jdk/Contents/Home; do
    is_jdk "$jdk" && return
  done
  die "needs a JDK 25 or newer and found none; install one, or set JAVA_HOME to its folder."
}

# Whether there is no program, or one older than its sources. Sets jar: the program, or nothing.
needs_build() {
  for jar in "$target"/tripatch-*.jar; do :; done
  [ -f "$jar" ] || jar=
  [ -z "$jar" ] || [ -n "$(find "$root/pom.xml" "$root/src/main" "$root/src/docs/guide" -newer "$jar")" ]
}

# Tests and warnings are the business of "mvn verify".
build() {
  command -v mvn >/dev/null ||
    die "has to be built first, and needs Apache Maven for it; install it (Debian: apt-get install maven)."
  say "building; this takes a minute or two ..."
  log=$target/launcher/build.log began=$target/launcher/began
  mkdir -p "$target/launcher" && : >"$began"
  # Maven runs on the Java that it always runs on; the build finds our JDK by JAVA25_HOME.
  [ -x "${JAVA_HOME-}/bin/java" ] || unset JAVA_HOME
  command -v java >/dev/null || export JAVA_HOME="$jdk"
  JAVA25_HOME=$jdk mvn --batch-mode --quiet --file "$root/pom.xml" -Dmaven.test.skip=true \
    -Dmaven.compiler.failOnWarning=false package </dev/null >"$log" 2>&1 ||
    { cat "$log" >&2 && die "could not be built; what Maven said is above and in $log"; }
  needs_build || true
  # A source that changed during the build is newer than the program.
  touch -r "$began" "$jar"
}

# Only one start builds at a time. The lock is a link that names its owner's process and computer.
lock() {
  mkdir -p "$target" || die "cannot write to $root"
  lock=$target/launcher-lock me=$$@$(uname -n) waited=0
  until ln -s "$me" "$lock" 2>/dev/null || takes_stale_lock; do
    [ "$waited" -gt 0 ] || say "waiting for another start to finish building ..."
    [ "$waited" -lt 1200 ] || die "no build takes twenty minutes; if none is running, delete $lock"
    waited=$((waited + 1))
    sleep 1
  done
  trap 'rm -f "$lock"' EXIT
  trap 'exit 143' INT HUP TERM
}

# A lock is stale if its owner was a process of this computer and has ended. Of several starts that
# write their names over it the last one has it.
takes_stale_lock() {
  owner=$(readlink "$lock") && [ "${owner#*@}" = "${me#*@}" ] || return 1
  kill -0 "${owner%@*}" 2>/dev/null || [ -e "/proc/${owner%@*}" ] && return 1
  ln -sfn "$me" "$lock" 2>/dev/null && sleep 1 && [ "$(readlink "$lock")" = "$me" ]
}

build_if_needed() {
  needs_build || return 0
  if [ -w "$target" ] || { [ ! -e "$target" ] && [ -w "$root" ]; }; then
    lock
    if needs_build; then build; fi
    rm -f "$lock"
    trap - EXIT INT HUP TERM
  elif [ -n "$jar" ]; then
    say "is older than its sources, and $root cannot be written to; starting it as it is."
  else
    die "has to be built first, but $root cannot be written to."
  fi
}
