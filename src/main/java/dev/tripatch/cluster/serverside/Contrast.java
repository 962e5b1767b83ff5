package dev.tripatch.cluster.serverside;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Value;
import java.util.Optional;

/**
 * A field that kubectl apply and server-side apply do not leave with the same value.
 *
 * @param path the field
 * @param live live's value; empty if live does not have the field
 * @param clientSide its value after kubectl apply; empty if it is gone
 * @param serverSide its value after server-side apply, which is live's if the server refuses; empty
 *     if it is gone
 * @param cause why
 * @param sentence the cause in words
 */
public record Contrast(
    FieldPath path,
    Optional<Value> live,
    Optional<Value> clientSide,
    Optional<Value> serverSide,
    ContrastCause cause,
    String sentence) {}
