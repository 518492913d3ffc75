#!/usr/bin/env bash
# Deploys the current commit on a self-hosted server with a rolling restart. If the new release does not respond, rolls back to
# the previous one; `deploy/release.sh --roll-back` does so later. $LAMAA_ROOT/environment contains the variables listed in
# docs/deployment.md, for the build and the site.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

root=${LAMAA_ROOT:-/srv/lamaa}
ports=${LAMAA_PORTS:-3000 3001}
# Called with the unit name as the last argument, such as "lamaa@3000".
restart=${LAMAA_RESTART:-systemctl restart}
# The user of the processes, which write a copy of the directory into the release.
user=${LAMAA_USER:-lamaa}
kept_releases=3
kept_days=30
timeout=${LAMAA_TIMEOUT:-60}

say() { printf '%s  %s\n' "$(date +%T)" "$*"; }
fail() {
  say "$*" >&2
  exit 1
}

# Runs a command with the variables that systemd gives the processes.
with_environment() { node deploy/with-environment.mjs "$root/environment" "$@"; }

# Builds the current commit into a new folder. Must not be called where a failure of its commands would be ignored: in $(…), or
# before || and &&.
build() {
  local release=$1
  say 'Installing packages'
  npm ci --no-audit --no-fund
  say 'Building'
  NEXT_OUTPUT=standalone with_environment npm run build
  with_environment npm run --silent setup -- --check || say 'Continuing without it'
  mkdir -p "$release"
  cp -a .next/standalone/. "$release"
  cp -a .next/static "$release/.next/static"
  cp -a public "$release/public"
  # Precompressed, so that nginx does not spend a tenth of a second per file.
  find "$release/.next/static" "$release/public" -type f -size +1k \
    -regextype posix-extended -regex '.*\.(js|css|svg|json|txt|map)' -exec gzip -9 --keep --force {} +
  # What the new processes show until they have read the database.
  if [[ -f $root/current/.next/cache/directory.ndjson ]]; then
    mkdir -p "$release/.next/cache"
    cp -p "$root/current/.next/cache/directory.ndjson" "$release/.next/cache"
  fi
  chown -R "$user" "$release/.next"
}

discard() {
  rm -rf "$1"
  say "The release could not be built (see above); nothing has changed in $root." >&2
}

# Keeps the files of earlier releases for a while, because open pages still request them.
publish_files() {
  mkdir -p "$root/static"
  cp -a "$1/.next/static/." "$root/static"
  find "$1/.next/static" -type f -printf '%P\0' | (cd "$root/static" && xargs -0 touch)
  find "$root/static" -type f -mtime "+$kept_days" -delete
}

# Restarts all processes with a release; fails as soon as one does not respond.
activate() {
  publish_files "$1"
  ln -sfn "$1" "$root/current.next"
  mv -T "$root/current.next" "$root/current"
  local port
  for port in $ports; do
    say "Restarting the process on port $port"
    $restart "lamaa@$port"
    check_process "$port" || return 1
  done
}

# Checks the content of pages of a process.
check_process() {
  local provider='href="/service/[0-9]'
  check_page "$1" /api/health '"site":"ok"' || return 1
  # A directory may be empty at first.
  [[ $(curl --silent "http://127.0.0.1:$1/api/health") == *'"providers":0,'* ]] && provider='<h1'
  check_page "$1" / "$provider" &&
    check_page "$1" /services "$provider" &&
    check_page "$1" '/services?q=wash' '<h1' &&
    check_page "$1" /ar/blog '<html[^>]*lang="ar"'
}

# Waits until a page has status 200 and contains a pattern.
check_page() {
  wait_for "$1" "$2" "$3" || { say "The process on port $1 does not serve $2 as expected ($3)" && return 1; }
}

wait_for() {
  local end=$((SECONDS + timeout))
  while ((SECONDS < end)); do
    if curl --silent --fail --max-time 10 "http://127.0.0.1:$1$2" | grep --extended-regexp "$3" >/dev/null; then
      return
    fi
    sleep 0.2
  done
  return 1
}

previous_release() {
  find "$root/releases" -mindepth 1 -maxdepth 1 -type d | sort |
    awk -v current="$1" '$0 == current { exit } { before = $0 } END { print before }'
}

remove_old_releases() {
  find "$root/releases" -mindepth 1 -maxdepth 1 -type d | sort | head -n "-$kept_releases" |
    grep -vxF "$(readlink "$root/current")" | xargs -r rm -rf
}

[[ -r $root/environment ]] || fail "There is no $root/environment; see docs/deployment.md."
mkdir -p "$root/releases"
exec 9>"$root/lock"
flock --nonblock 9 || fail 'Another release is in progress.'

previous=$(readlink "$root/current" || true)
if [[ ${1:-} == --roll-back ]]; then
  next=$(previous_release "$previous")
  [[ -n $next ]] || fail 'There is no earlier release.'
else
  # With milliseconds: discarding one that fails must never hit another of the same second.
  next=$root/releases/$(date -u +%Y%m%dT%H%M%S%3N)-$(git rev-parse --short HEAD)
  trap 'discard "$next"' EXIT
  build "$next"
  trap - EXIT
fi

if activate "$next"; then
  remove_old_releases || true
  say "Deployed $(basename "$next")"
elif [[ -n $previous ]]; then
  activate "$previous" || fail "Neither $(basename "$next") nor $(basename "$previous") responds; see journalctl -u 'lamaa@*'."
  # Prevents rolling back to it.
  rm -rf "$next"
  fail "$(basename "$next") does not respond; rolled back to $(basename "$previous"). See journalctl -u 'lamaa@*'."
else
  fail "$(basename "$next") does not respond; see journalctl -u 'lamaa@*'."
fi
