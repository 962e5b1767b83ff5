package dev.tripatch.decide;

import dev.tripatch.conflict.Fields;
import dev.tripatch.conflict.RemedyEdit;
import dev.tripatch.path.FieldPath;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.Value;
import java.util.Optional;

/**
 * The documents that can be edited, as they were opened.
 *
 * @param lastApplied empty if there was none, or it could not be read
 * @param local the same
 */
public record Opened(Optional<MapValue> lastApplied, Optional<MapValue> local) {

  Optional<Value> at(RemedyEdit.Document document, FieldPath path) {
    Optional<MapValue> object =
        switch (document) {
          case LOCAL -> local;
          case LAST_APPLIED -> lastApplied;
        };
    return object.flatMap(each -> Fields.at(each, path));
  }
}
