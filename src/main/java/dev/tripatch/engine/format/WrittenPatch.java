package dev.tripatch.engine.format;

import dev.tripatch.engine.patch.JsonMerge;
import dev.tripatch.engine.patch.JsonPatch;
import dev.tripatch.engine.patch.JsonPatchRefusal;
import dev.tripatch.engine.patch.MergePatch;
import dev.tripatch.engine.patch.Refusal;
import dev.tripatch.engine.patch.RefusedException;
import dev.tripatch.engine.patch.strategic.MapMerger;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaAnswer;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Applies a patch that a person wrote, and looks what they should know of it. The RFCs hold, and
 * where the API server departs from them it is reported.
 */
public final class WrittenPatch {

  private WrittenPatch() {}

  /** What comes of it. */
  public sealed interface Outcome {

    /** Where the API server would do something else. */
    List<ServerDeparture> departures();
  }

  /**
   * The patch can be applied.
   *
   * @param result the object after the patch
   * @param findings what to know of the patch
   * @param departures where the API server would do something else
   */
  public record Applied(MapValue result, Set<Finding> findings, List<ServerDeparture> departures)
      implements Outcome {}

  /**
   * The patch is refused; the object stays as it is.
   *
   * @param reason why
   * @param departures where the API server would do something else
   */
  public record Refused(Reason reason, List<ServerDeparture> departures) implements Outcome {}

  /** Why a patch is refused. */
  public sealed interface Reason {}

  /**
   * Kubernetes refuses a strategic merge patch.
   *
   * @param refusal why
   */
  public record ByKubernetes(Refusal refusal) implements Reason {}

  /**
   * RFC 6902 refuses a JSON Patch.
   *
   * @param refusal why
   */
  public record ByJsonPatch(JsonPatchRefusal refusal) implements Reason {}

  /**
   * The patch as a whole does not fit.
   *
   * @param cause what is wrong, in a sentence
   * @param remedy what to do about it
   */
  public record Unfit(String cause, String remedy) implements Reason {}

  /** What to know of a patch that can be applied. */
  public enum Finding {
    /** The object stays as it is. */
    NO_EFFECT(FormatWording.NO_EFFECT),
    /** Applied twice, it gives something else than applied once. */
    CHANGES_AGAIN(FormatWording.CHANGES_AGAIN),
    /** Applied twice, it is refused. */
    REFUSED_AGAIN(FormatWording.REFUSED_AGAIN);

    private final FormatWording sentence;

    Finding(FormatWording sentence) {
      this.sentence = sentence;
    }

    /** It, for people. */
    public String sentence() {
      return sentence.text();
    }
  }

  /** Applies a patch to an object, both decoded, and once more to see what that does. */
  public static Outcome apply(
      PatchFormat format, MapValue object, Value patch, SchemaAnswer schema) {
    return switch (once(format, object, patch, schema)) {
      case Refused refused -> refused;
      case Applied applied -> {
        Set<Finding> findings = EnumSet.noneOf(Finding.class);
        if (applied.result().equals(object)) {
          findings.add(Finding.NO_EFFECT);
        } else {
          findings.addAll(again(applied, once(format, applied.result(), patch, schema)));
        }
        yield new Applied(applied.result(), Set.copyOf(findings), applied.departures());
      }
    };
  }

  private static Set<Finding> again(Applied first, Outcome second) {
    return switch (second) {
      case Refused ignored -> Set.of(Finding.REFUSED_AGAIN);
      case Applied applied ->
          applied.result().equals(first.result()) ? Set.of() : Set.of(Finding.CHANGES_AGAIN);
    };
  }

  /** Applies a patch, without looking what a second time would do. */
  static Outcome once(PatchFormat format, MapValue object, Value patch, SchemaAnswer schema) {
    if (format == PatchFormat.JSON) {
      return json(object, patch);
    }
    if (!(patch instanceof MapValue map)) {
      return unfit(
          FormatWording.NOT_A_MAP.text("type", format.word()), FormatWording.WRITE_FIELDS.text());
    }
    return format == PatchFormat.MERGE ? merge(object, map) : strategic(object, map, schema);
  }

  private static Outcome strategic(MapValue target, MapValue patch, SchemaAnswer schema) {
    return switch (schema) {
      case SchemaAnswer.Known known -> {
        try {
          yield new Applied(MapMerger.apply(target, patch, known.schema()), Set.of(), List.of());
        } catch (RefusedException refused) {
          yield new Refused(new ByKubernetes(refused.refusal()), List.of());
        }
      }
      case SchemaAnswer.Unknown unknown ->
          unfit(
              FormatWording.NO_STRATEGIC.text("reason", unknown.reason()),
              FormatWording.OTHER_FORMAT.text());
    };
  }

  private static Outcome merge(MapValue target, MapValue patch) {
    MapValue result = (MapValue) MergePatch.apply(target, patch);
    List<ServerDeparture> departures =
        JsonMerge.apply(target, patch).equals(result)
            ? List.of()
            : List.of(new ServerDeparture(ServerDeparture.Kind.DROPS_NULL_IN_LISTS, -1, ""));
    return new Applied(result, Set.of(), departures);
  }

  private static Outcome json(MapValue target, Value patch) {
    return switch (JsonPatch.read(patch)) {
      case JsonPatch.Refused(JsonPatchRefusal refusal) -> {
        Value loose = JsonPatchDepartures.loose(patch);
        boolean isRefused =
            refusal.rule() == JsonPatchRefusal.Rule.POINTER
                && (loose.equals(patch)
                    || json(target, loose) instanceof Refused(_, List<ServerDeparture> left)
                        && left.isEmpty());
        yield isRefused
            ? new Refused(new ByJsonPatch(refusal), List.of())
            : refused(Optional.empty(), refusal);
      }
      case JsonPatch.Read(JsonPatch read) ->
          switch (read.apply(target)) {
            case JsonPatch.Refused refused -> refused(Optional.of(read), refused.refusal());
            case JsonPatch.Applied(MapValue result) ->
                new Applied(result, Set.of(), JsonPatchDepartures.ofAccepted(read));
            case JsonPatch.Applied ignored ->
                unfit(FormatWording.NO_OBJECT_LEFT.text(), FormatWording.WHAT_AN_OBJECT_IS.text());
          };
    };
  }

  private static Outcome refused(Optional<JsonPatch> patch, JsonPatchRefusal refusal) {
    return new Refused(new ByJsonPatch(refusal), JsonPatchDepartures.ofRefused(patch, refusal));
  }

  private static Outcome unfit(String cause, String remedy) {
    return new Refused(new Unfit(cause, remedy), List.of());
  }
}
