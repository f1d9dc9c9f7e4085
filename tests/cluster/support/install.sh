#!/bin/sh
# Installs Debian's Redis and HAProxy, and starts neither, now or with the machine.
set -eu
policy=/usr/sbin/policy-rc.d
if [ ! -e $policy ]; then
  trap 'rm -f $policy' EXIT
  printf '#!/bin/sh\nexit 101\n' >$policy
  chmod 755 $policy
fi
apt-get update -qq || true
DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends redis-server haproxy
systemctl disable --quiet redis-server haproxy 2>/dev/null || true
