package dev.tripatch.engine.stored;

import dev.tripatch.json.FieldPath;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.format.DateTimeParseException;
import java.util.Optional;
import java.util.Set;

/**
 * A field manager and what it owns: one entry of {@code metadata.managedFields}.
 *
 * @param manager its name, such as {@code kubectl-client-side-apply}
 * @param operation {@code Apply} or {@code Update}, as it is written; empty text if the entry lacks
 *     it
 * @param subresource through which it wrote, such as {@code scale}; empty for the object itself
 * @param time when it last wrote, as the text is written; empty if the entry does not say
 * @param fields what it owns. Owning a map or item that also has owned parts means owning only that
 *     it is there
 */
public record Owner(
    String manager,
    String operation,
    Optional<String> subresource,
    Optional<String> time,
    Set<FieldPath> fields) {

  public Owner {
    fields = Set.copyOf(fields);
  }

  /** When it last wrote; empty if the entry does not say, or no one can read it. */
  public Optional<Instant> wrote() {
    try {
      return time.map(text -> OffsetDateTime.parse(text).toInstant());
    } catch (DateTimeParseException e) {
      return Optional.empty();
    }
  }
}
