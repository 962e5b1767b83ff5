package dev.tripatch.conflict;

import dev.tripatch.path.FieldPath;
import dev.tripatch.threeway.ThreeWay;
import dev.tripatch.threeway.ThreeWayInputs;
import dev.tripatch.threeway.ThreeWayOutcome;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.NullValue;
import dev.tripatch.value.Value;
import java.util.List;
import java.util.Optional;

/** The three ways out of a conflict at one field, each tried out. */
final class Remedies {

  private final ThreeWayInputs inputs;
  private final FieldPath path;
  private final Optional<Value> local;
  private final Optional<Value> live;

  Remedies(ThreeWayInputs inputs, FieldPath path, Optional<Value> local, Optional<Value> live) {
    this.inputs = inputs;
    this.path = path;
    this.local = local.filter(value -> !(value instanceof NullValue));
    this.live = live;
  }

  List<Remedy> all() {
    return List.of(
        tried(Remedy.Choice.OVERWRITE, List.of(), local, "Apply local as it is"),
        tried(
            Remedy.Choice.GIVE_UP,
            List.of(
                new Edit.Remove(Edit.Document.LOCAL, path),
                new Edit.Remove(Edit.Document.LAST_APPLIED, path)),
            live,
            "Take " + path + " out of local and out of last applied"),
        tried(Remedy.Choice.ADOPT, List.of(adoption()), live, adopting()));
  }

  private Edit adoption() {
    return live.<Edit>map(value -> new Edit.Put(Edit.Document.LOCAL, path, value))
        .orElseGet(() -> new Edit.Remove(Edit.Document.LOCAL, path));
  }

  private String adopting() {
    return live.isPresent()
        ? "Write live's value of " + path + " into local"
        : "Take " + path + " out of local, as live lacks it";
  }

  private Remedy tried(
      Remedy.Choice choice, List<Edit> edits, Optional<Value> wanted, String action) {
    Answer answer = answer(edits);
    boolean isReached = answer.equals(new Answer.Result(wanted));
    return new Remedy(choice, edits, answer, isReached, action + ": " + outcome(answer, isReached));
  }

  private String outcome(Answer answer, boolean isReached) {
    return switch (answer) {
      case Answer.Refused refused ->
          "Kubernetes then refuses with “" + refused.refusal().referenceText() + "”.";
      case Answer.Result(Optional<Value> value) -> {
        String what = Sayings.left(value, local, live);
        yield isReached ? what + "." : what + ", so this does not settle it.";
      }
    };
  }

  private Answer answer(List<Edit> edits) {
    ThreeWayInputs edited =
        new ThreeWayInputs(
            inputs.lastApplied().map(text -> edited(text, Edit.Document.LAST_APPLIED, edits)),
            edited(inputs.local(), Edit.Document.LOCAL, edits),
            inputs.live(),
            inputs.schema(),
            inputs.dialect(),
            true,
            inputs.preconditions(),
            inputs.clientEntry());
    return switch (ThreeWay.compute(edited)) {
      case ThreeWayOutcome.Refused refused -> new Answer.Refused(refused.refusal());
      case ThreeWayOutcome.Computed computed ->
          new Answer.Result(Fields.at(computed.result(), path));
    };
  }

  private static MapValue edited(MapValue text, Edit.Document document, List<Edit> edits) {
    MapValue edited = text;
    for (Edit edit : edits) {
      if (edit.document() == document) {
        edited =
            switch (edit) {
              case Edit.Put put -> Fields.with(edited, put.path(), put.value());
              case Edit.Remove remove -> Fields.without(edited, remove.path());
            };
      }
    }
    return edited;
  }
}
