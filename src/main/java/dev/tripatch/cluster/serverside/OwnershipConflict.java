package dev.tripatch.cluster.serverside;

import dev.tripatch.cluster.serverside.merge.FieldOwner;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Value;
import java.util.Optional;

/**
 * A field that another manager owns and for which local wants another value.
 *
 * @param path the field, named as everywhere in Tripatch
 * @param serverPath the field as the server names it
 * @param owner who owns it, and since when
 * @param live the value that it has; empty if live does not have the field or has it several times
 * @param wanted the value that local wants
 * @param areTwinsInLive whether live has several items of this name, which are one field to the
 *     server: local's single item is another one then, even with the same value
 */
public record OwnershipConflict(
    FieldPath path,
    String serverPath,
    FieldOwner owner,
    Optional<Value> live,
    Optional<Value> wanted,
    boolean areTwinsInLive) {}
