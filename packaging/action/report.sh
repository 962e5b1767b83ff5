#!/usr/bin/env bash
# Compares a pull request's manifests with its base's, and writes a report into the run's summary and a comment.
# Ends with 0, with 1 if something changes and FAIL_ON_CHANGE is true, and with 2 if there is an error.
#
# Expects GITHUB_STEP_SUMMARY, GITHUB_OUTPUT, RUNNER_TEMP, MANIFESTS and BASE (or OLD and NEW), NAME; for a comment
# COMMENT=true, GITHUB_REPOSITORY, PULL_REQUEST and GH_TOKEN. Whoever opens a pull request chooses names and content
# of all that is compared: nothing of it is run, followed, or printed where the runner looks for commands.
set -euo pipefail
work=$(mktemp -d "$RUNNER_TEMP/report.XXXXXX")
trap 'rm -rf "$work"' EXIT
# What GitHub takes: characters of a comment, and bytes of a step's summary. A bit less, for what comes around.
comment_limit=65000
summary_limit=1000000

# tell FILE: prints it for people, while the runner takes no commands from what is printed.
tell() {
  local token
  token=$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')
  printf '::stop-commands::%s\n' "$token"
  cat "$1"
  printf '\n::%s::\n' "$token"
}
fail() {
  printf '%s\n' "$*" >"$work/said"
  tell "$work/said" >&2
  { printf '### Tripatch: no report\n\n' && fenced "$work/said"; } >>"$GITHUB_STEP_SUMMARY"
  exit 2
}

# fenced FILE: as a block of code that nothing inside it can end.
fenced() {
  local ticks
  ticks=$(grep -o '``*' "$1" | sort -r | head -n 1 || true)
  ticks='```'$ticks
  printf '%stext\n' "$ticks"
  # With a line break at the end.
  awk 1 "$1"
  printf '%s\n' "$ticks"
}

# only_manifests FOLDER: a link could lead to a file of the runner's, whose content a comment would show.
only_manifests() {
  find "$1" ! -type d \( ! -type f -o ! -name '*.yaml' ! -name '*.yml' ! -name '*.json' \) -delete
}

# commit_into FOLDER COMMIT: the manifests of a commit, whatever its attributes say of archives.
commit_into() {
  mkdir -p "$1"
  {
    GIT_INDEX_FILE=$work/index git read-tree "$2" &&
      git --literal-pathspecs ls-tree -r -z --name-only "$2" -- "$MANIFESTS" |
      GIT_INDEX_FILE=$work/index git checkout-index --quiet --prefix="$1/" -z --stdin
  } 2>"$work/err" || fail "The manifests cannot be taken from $2: $(cat "$work/err")"
  only_manifests "$1"
}

# folder_into FOLDER PATH: the manifests of a file or folder, which may be reached by no link either.
folder_into() {
  local real
  [ -e "$2" ] || fail "There is no $2"
  real=$(cd -- "$(dirname -- "$2")" && pwd)/$(basename -- "$2")
  [ "$(readlink -f -- "$2")" = "$real" ] || fail "There is a link on the way to $2"
  mkdir -p "$1"
  # Files are matched by their paths.
  if [ -d "$2" ]; then cp -RP -- "$2/." "$1"; else cp -P -- "$2" "$1/manifests.yaml"; fi
  only_manifests "$1"
}

collect() {
  if [ -n "${OLD-}${NEW-}" ]; then
    folder_into "$work/old" "${OLD-}"
    folder_into "$work/new" "${NEW-}"
    return
  fi
  cd "$(git rev-parse --show-toplevel)"
  [[ ${BASE-} =~ ^[0-9a-f]{40,64}$ ]] || fail "The input base is no commit: ${BASE-}"
  git cat-file -e "$BASE^{commit}" 2>/dev/null || git fetch --quiet --depth=1 origin "$BASE" 2>"$work/err" ||
    fail "The base's commit is not there: $(cat "$work/err")"
  commit_into "$work/old" "$BASE"
  commit_into "$work/new" HEAD
  [ -n "$(find "$work/old" "$work/new" -type f -print -quit)" ] || fail "There are no manifests in $MANIFESTS"
}

compare() {
  code=0
  (cd "$work" && tripatch diff old new --text --color never) >"$work/diff" 2>"$work/err" || code=$?
  [ "$code" -le 1 ] || fail "$(cat "$work/err")"
  local reasons=0
  (cd "$work" && tripatch report -R -f new --live old --last-applied old --no-as-kubectl-apply) \
    >"$work/reasons" 2>"$work/err" || reasons=$?
  # Only objects have reasons; without one, or with one that cannot be read, there is still the comparison.
  [ "$reasons" -le 1 ] || : >"$work/reasons"
}

# write LIMIT FILE: the report, or as much of it as a place takes; what is missing is said.
write() {
  local title="### Tripatch: ${NAME//[^A-Za-z0-9 ._\/-]/ }"
  if [ "$code" = 0 ]; then
    printf '%s\n%s\n\nNothing changes.\n' "$marker" "$title" >"$2"
    return
  fi
  {
    printf '%s\n%s\n\n' "$marker" "$title"
    fenced "$work/diff"
    [ ! -s "$work/reasons" ] ||
      { printf '\n<details><summary>Field by field, and why</summary>\n\n' && cat "$work/reasons" && printf '\n</details>\n'; }
  } >"$2"
  [ "$(wc -c <"$2")" -gt "$1" ] || return 0
  # Whole lines of the comparison, in bytes, of which there are no fewer than characters.
  {
    printf '%s\n%s\n\n' "$marker" "$title"
    tail -n 1 "$work/diff" && printf '\n'
    head -c "$(($1 - 2000))" "$work/diff" | sed '$d' >"$work/beginning"
    fenced "$work/beginning"
    printf '\nThe report is too long for this place. '
    printf 'Run <code>tripatch diff OLD NEW</code> and <code>tripatch report</code> to see all of it.\n'
  } >"$2"
}

# comment FILE: one comment of this name, kept up to date. Without the right to write one (a fork's pull request has
# none) the summary has to do.
comment() {
  local comments=repos/$GITHUB_REPOSITORY/issues/$PULL_REQUEST/comments earlier
  [[ ${PULL_REQUEST-} =~ ^[0-9]+$ ]] || { echo "There is no pull request to comment on." && return; }
  # Anybody may write a comment that begins like ours, but not as a bot.
  earlier=$(MARKER=$marker gh api --paginate "$comments" \
    --jq '.[] | select(.user.type == "Bot" and (.body | startswith(env.MARKER))) | .id' 2>"$work/err" | head -n 1) ||
    { echo "::warning::The comments of the pull request cannot be read." && tell "$work/err" && return; }
  if [ -n "$earlier" ]; then
    gh api --method PATCH "repos/$GITHUB_REPOSITORY/issues/comments/$earlier" -F "body=@$1" >/dev/null 2>"$work/err"
  elif [ "$code" != 0 ]; then
    gh api --method POST "$comments" -F "body=@$1" >/dev/null 2>"$work/err"
  fi || { echo "::warning::The comment cannot be written; the report is in the run's summary." && tell "$work/err"; }
}

marker="<!-- tripatch report: $(printf %s "${NAME-}" | cksum | tr ' ' -) -->"
collect
compare
write "$summary_limit" "$work/summary.md"
cat "$work/summary.md" >>"$GITHUB_STEP_SUMMARY"
if [ "${COMMENT-}" = true ]; then
  write "$comment_limit" "$work/comment.md"
  comment "$work/comment.md"
fi
changed=false
[ "$code" = 0 ] || changed=true
echo "changed=$changed" >>"$GITHUB_OUTPUT"
[ "$changed" = false ] || [ "${FAIL_ON_CHANGE-}" != true ] || exit 1
