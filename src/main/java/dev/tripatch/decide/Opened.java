package dev.tripatch.decide;

import dev.tripatch.decide.conflict.Fields;
import dev.tripatch.decide.conflict.RemedyEdit;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
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
