package dev.tripatch.engine.stored;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Value;
import java.util.Optional;

/**
 * A field, as a server answered.
 *
 * @param path where it is; items are named as the schema names them
 * @param kind what the answer says of it
 * @param predicted what was predicted, or what live had before it moved; empty if nothing
 * @param said what the server has there; empty if nothing
 * @param reason why it is stored otherwise; empty if it is not, or if that is not known
 */
public record SaidField(
    FieldPath path,
    SaidKind kind,
    Optional<Value> predicted,
    Optional<Value> said,
    Optional<StoredReason> reason) {

  /** Why the server has another value, in a few words; empty if it is as predicted. */
  public String why() {
    return switch (kind) {
      case AS_PREDICTED, DEFAULTED -> "";
      case MOVED -> StoredWording.WHY_MOVED.text();
      case OVERTAKEN -> StoredWording.WHY_OVERTAKEN.text();
      case NORMALISED ->
          reason.map(cause -> new StoredChange(path, predicted, said, cause).sentence()).orElse("");
      case CHANGED ->
          predicted.isEmpty()
              ? StoredWording.WHY_ADDED.text()
              : said.isEmpty()
                  ? StoredWording.WHY_REMOVED.text()
                  : StoredWording.WHY_CHANGED.text();
    };
  }

  private boolean isAround(FieldPath other) {
    return path.startsWith(other) || other.startsWith(path);
  }

  /** Whether it says something of a field: of it, of a part of it, or of what it is a part of. */
  boolean concerns(FieldPath field) {
    return kind == SaidKind.DEFAULTED ? path.equals(field) : isAround(field);
  }
}
