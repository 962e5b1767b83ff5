/**
 * JSON and YAML of our own (case files, settings, answers for programs), read and written as
 * records by Jackson.
 *
 * <p>Not for manifests and patches: {@code document} reads and writes them as kubectl does. Where
 * one of our records holds a value of the engine, its numbers stay exact. It must not know files,
 * nor what any record is for. Start reading at {@link dev.tripatch.document.data.JsonData}.
 */
@NullMarked
package dev.tripatch.document.data;

import org.jspecify.annotations.NullMarked;
