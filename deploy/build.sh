#!/bin/sh
# Installs the locked packages and makes an installation in the folder of the first argument, for the brand of BRAND. The
# Dockerfile runs it; it works the same on any machine with Node 24.
set -eu
cd "$(dirname "$0")/.."
npm ci --no-audit --no-fund
npm run build:installation -- --to "$1"
