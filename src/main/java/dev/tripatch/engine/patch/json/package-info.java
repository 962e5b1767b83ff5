/**
 * JSON Patch (RFC 6902) and the JSON Pointer (RFC 6901) that it addresses values with.
 *
 * <p>It knows values only, and follows the RFCs where Kubernetes' own library departs from them.
 * Start reading at {@link dev.tripatch.engine.patch.json.JsonPatch}.
 */
@NullMarked
package dev.tripatch.engine.patch.json;

import org.jspecify.annotations.NullMarked;
