/**
 * YAML 1.1 as kubectl reads it, up to the point where it becomes values: cutting a text into
 * tokens, and deciding what a plain word means.
 *
 * <p>kubectl reads YAML with go-yaml v2, a port of libyaml 1.1. The YAML libraries of the Java
 * world read YAML 1.2 (or resolve 1.1 differently) in ways that cannot be mended from outside:
 * other line breaks, other rules for tabs, tags, anchors, flow keys and document markers, other
 * errors. A preview that disagrees with kubectl about a document is worse than none, so this
 * package follows libyaml's grammar itself, and the tests compare it with recorded answers of the
 * real Go code. Tokens carry UTF-16 offsets, which is what an editor needs.
 *
 * <p>It must not know nodes, documents or files. Start reading at {@link
 * dev.tripatch.document.yaml.YamlScanner}.
 */
@NullMarked
package dev.tripatch.document.yaml;

import org.jspecify.annotations.NullMarked;
