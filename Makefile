# The two commands that people need are `make site` and `make test`.
SHELL := /bin/bash
SWIFT ?= swift

.PHONY: site test lint format bench layout screenshots clean

# Builds the sample site into site/.
site: need-libxml2-dev
	$(SWIFT) build -c release --product moments
	.build/release/moments build --output site
	@echo
	@echo "The site is in site/. Look at it with a browser:"
	@echo "    xdg-open site/index.html"

# Runs everything: format, units, goldens, layout and appearance in Chromium.
test: need-libxml2-dev need-chromium
	$(SWIFT) format lint --strict -r Sources Tests Package.swift
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build

lint:
	$(SWIFT) format lint --strict -r Sources Tests Package.swift

format:
	$(SWIFT) format -i -r Sources Tests Package.swift

# Prints the figures of the README as JSON.
bench: need-libxml2-dev
	$(SWIFT) build -c release --product moments
	$(SWIFT) build -c release --product Benchmarks
	.build/release/Benchmarks

# Prints the layout rates as JSON.
layout: need-chromium
	$(SWIFT) build -c release --product layout-check
	.build/release/layout-check Tests/LayoutTests/Cases/common.json Tests/LayoutTests/Cases/hard.json

# Takes the README's pictures.
screenshots: site need-chromium
	$(SWIFT) build -c release --product screenshot
	.build/release/screenshot site/index.html Documentation/timeline.png

clean:
	rm -rf .build site

# Installs a Debian package that is missing: as root by itself, otherwise it says how.
need-libxml2-dev:
	@$(call need,libxml2-dev pkg-config,pkg-config --exists libxml-2.0 2>/dev/null)

need-chromium:
	@$(call need,chromium fonts-dejavu-core fonts-liberation,command -v chromium >/dev/null || command -v google-chrome >/dev/null)

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
