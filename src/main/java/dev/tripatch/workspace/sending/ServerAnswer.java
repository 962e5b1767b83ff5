package dev.tripatch.workspace.sending;

import dev.tripatch.cluster.live.Failure;
import dev.tripatch.engine.stored.ServerVerdict;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import java.util.List;
import java.util.Optional;

/** What came of putting a change before a server; secrets in it are masked. */
public sealed interface ServerAnswer {

  /**
   * The server would take it.
   *
   * @param verdict what it would make of it
   * @param stored the object that it would store, with masks; empty if live is another one by then
   * @param warnings what it said beside, in its words
   * @param version the version of live that it was tried on
   */
  record Taken(
      ServerVerdict verdict, Optional<MapValue> stored, List<String> warnings, String version)
      implements ServerAnswer {
    public Taken {
      warnings = List.copyOf(warnings);
    }
  }

  /**
   * It would not, or could not be asked.
   *
   * @param causes what is wrong, one by one
   */
  record Refused(Failure failure, List<RefusedField> causes) implements ServerAnswer {
    public Refused {
      causes = List.copyOf(causes);
    }

    /** What is wrong with a field, or in it; empty if nothing is. */
    public Optional<RefusedField> at(FieldPath path) {
      return causes.stream()
          .filter(
              cause ->
                  cause
                      .field()
                      .filter(each -> each.startsWith(path) || path.startsWith(each))
                      .isPresent())
          .findFirst();
    }
  }
}
