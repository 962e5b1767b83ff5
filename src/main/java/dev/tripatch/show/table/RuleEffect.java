package dev.tripatch.show.table;

import dev.tripatch.engine.patch.Refusal;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.TreeDifferences;
import dev.tripatch.schema.TreeDifferences.Difference;
import dev.tripatch.schema.TreeDifferences.Names;
import dev.tripatch.schema.TreeDifferences.Pairing;
import dev.tripatch.schema.TypedPath;
import dev.tripatch.show.paint.ShortText;
import java.util.List;
import java.util.Optional;

/**
 * What own rules change in a comparison.
 *
 * @param fields the fields that come out otherwise
 * @param isPatchOther whether another patch is sent, whatever comes out
 * @param refusedWithout why Kubernetes would refuse without the own rules, if it would
 * @param refusedWith why it would refuse with them, if it would
 */
public record RuleEffect(
    List<ChangedField> fields,
    boolean isPatchOther,
    Optional<String> refusedWithout,
    Optional<String> refusedWith) {

  /** Own rules that change nothing. */
  public static final RuleEffect NONE =
      new RuleEffect(List.of(), false, Optional.empty(), Optional.empty());

  private static final TreeDifferences BY_KEY =
      new TreeDifferences(
          (list, before, after) -> Pairing.KEYED.names(list, before, after).filter(Names::areKeys),
          false,
          false);

  public RuleEffect {
    fields = List.copyOf(fields);
  }

  /**
   * A field that comes out otherwise.
   *
   * @param path the field
   * @param isOrder whether only the order of its items is another
   * @param without its value without own rules; {@code —} for none
   * @param with its value with them; {@code —} for none
   */
  public record ChangedField(FieldPath path, boolean isOrder, String without, String with) {

    private static ChangedField of(Difference field, SchemaType type) {
      Optional<String> mergeKey = TypedPath.of(type, field.path()).mergeKey();
      return new ChangedField(
          field.path(),
          field.hasSameItems(),
          ShortText.of(field.before().orElse(null), mergeKey),
          ShortText.of(field.after().orElse(null), mergeKey));
    }
  }

  /** Compares what comes out without and with own rules. */
  public static RuleEffect of(SchemaScope scope, Outcome without, Outcome with) {
    SchemaType type = scope.answer().type();
    return new RuleEffect(
        BY_KEY.between(without.result(), with.result(), type).stream()
            .map(each -> ChangedField.of(each, type))
            .toList(),
        !without.patch().equals(with.patch()),
        without.refusal().map(Refusal::cause),
        with.refusal().map(Refusal::cause));
  }

  /**
   * What comes out.
   *
   * @param result the result; an empty object if Kubernetes refuses
   * @param patch the patch as text
   * @param refusal why Kubernetes refuses, if it does
   */
  public record Outcome(Value result, String patch, Optional<Refusal> refusal) {}

  /** In a few words: {@code 1 field changes}. */
  public String headline() {
    if (refusedWith.isPresent() && refusedWithout.isEmpty()) {
      return ShowWording.REFUSED_WITH.text("cause", refusedWith.get());
    }
    if (refusedWithout.isPresent() && refusedWith.isEmpty()) {
      return ShowWording.REFUSED_WITHOUT.text("cause", refusedWithout.get());
    }
    if (!fields.isEmpty()) {
      return ShowWording.FIELDS_CHANGE.text("count", fields.size());
    }
    return isPatchOther ? ShowWording.PATCH_OTHER.text() : ShowWording.NO_EFFECT.text();
  }
}
