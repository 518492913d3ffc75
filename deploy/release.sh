#!/usr/bin/env bash
# Puts the present commit into service on one's own server, one process of the site after the other; if the new release does
# not answer, the one before comes back. `deploy/release.sh --roll-back` brings it back later.
# $LAMAA_ROOT/environment holds the variables of docs/deployment.md, for the build and for the site.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

root=${LAMAA_ROOT:-/srv/lamaa}
ports=${LAMAA_PORTS:-3000 3001}
# Is given the name of the process, "lamaa@3000", as its last word.
restart=${LAMAA_RESTART:-systemctl restart}
# Whom the processes run as: they keep what they have rendered in the release.
user=${LAMAA_USER:-lamaa}
kept_releases=3
kept_days=30
patience=60

say() { printf '%s  %s\n' "$(date +%T)" "$*"; }
fail() {
  say "$*" >&2
  exit 1
}

# Builds the present commit into a folder of its own, whose name it prints.
build() {
  local release
  release=$root/releases/$(date -u +%Y%m%dT%H%M%S)-$(git rev-parse --short HEAD)
  {
    say 'Installing packages'
    npm ci --no-audit --no-fund
    say 'Building'
    (
      set -a
      # shellcheck source=/dev/null
      . "$root/environment"
      NEXT_OUTPUT=standalone npm run build
    )
    mkdir -p "$release"
    cp -a .next/standalone/. "$release"
    cp -a .next/static "$release/.next/static"
    cp -a public "$release/public"
    # nginx sends these; the tenth of a second that it takes to compress one is spent here.
    find "$release/.next/static" "$release/public" -type f -size +1k \
      -regextype posix-extended -regex '.*\.(js|css|svg|json|txt|map)' -exec gzip -9 --keep --force {} +
    chown -R "$user" "$release/.next"
  } >&2
  printf '%s\n' "$release"
}

# Files of earlier releases stay for a while: pages that visitors have open still ask for them.
publish_files() {
  mkdir -p "$root/static"
  cp -a "$1/.next/static/." "$root/static"
  find "$1/.next/static" -type f -printf '%P\0' | (cd "$root/static" && xargs -0 touch)
  find "$root/static" -type f -mtime "+$kept_days" -delete
}

# Has all processes run a release; false as soon as one of them does not answer.
put_into_service() {
  publish_files "$1"
  ln -sfn "$1" "$root/current.next"
  mv -T "$root/current.next" "$root/current"
  local port
  for port in $ports; do
    say "Restarting the process on port $port"
    $restart "lamaa@$port"
    answers "$port" || return 1
  done
}

# Whether a process shows the pages that stand for the others: prerendered, cached and rendered for each request.
answers() {
  local path
  for path in / /services '/services?q=wash' /ar/blog; do
    shows "$1" "$path" || { say "The process on port $1 does not show $path" && return 1; }
  done
}

shows() {
  local end=$((SECONDS + patience))
  while ((SECONDS < end)); do
    if [[ $(curl --silent --output /dev/null --max-time 10 --write-out '%{http_code}' "http://127.0.0.1:$1$2") == 200 ]]; then
      return
    fi
    sleep 0.2
  done
  return 1
}

release_before() {
  find "$root/releases" -mindepth 1 -maxdepth 1 -type d | sort |
    awk -v current="$1" '$0 == current { exit } { before = $0 } END { print before }'
}

remove_old_releases() {
  find "$root/releases" -mindepth 1 -maxdepth 1 -type d | sort | head -n "-$kept_releases" |
    grep -vxF "$(readlink "$root/current")" | xargs -r rm -rf
}

[[ -r $root/environment ]] || fail "There is no $root/environment: docs/deployment.md says what belongs into it."
mkdir -p "$root/releases"
exec 9>"$root/lock"
flock --nonblock 9 || fail 'Another release is under way.'

before=$(readlink "$root/current" || true)
if [[ ${1:-} == --roll-back ]]; then
  next=$(release_before "$before")
  [[ -n $next ]] || fail 'There is no release before the present one.'
else
  next=$(build)
fi

if put_into_service "$next"; then
  remove_old_releases || true
  say "In service: $(basename "$next")"
elif [[ -n $before ]]; then
  put_into_service "$before" || fail "Neither $(basename "$next") nor $(basename "$before") answers: see journalctl -u 'lamaa@*'."
  # Nobody shall roll back to it.
  rm -rf "$next"
  fail "$(basename "$next") does not answer; $(basename "$before") is in service again. See journalctl -u 'lamaa@*'."
else
  fail "$(basename "$next") does not answer: see journalctl -u 'lamaa@*'."
fi
