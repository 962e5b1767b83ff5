package dev.tripatch.cli;

import dev.tripatch.serverside.AppliedField;
import dev.tripatch.serverside.Contrast;
import dev.tripatch.serverside.FieldOwner;
import dev.tripatch.serverside.OwnershipConflict;
import dev.tripatch.serverside.ServerSideComparison;
import dev.tripatch.serverside.ServerSideOutcome;
import dev.tripatch.serverside.Unknown;
import dev.tripatch.value.BoolValue;
import dev.tripatch.value.ListValue;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.StringValue;
import dev.tripatch.value.Value;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/** What server-side apply would do, for programs. */
final class ServerSideList {
  private ServerSideList() {}

  static MapValue of(ServerSideOutcome outcome, String manager) {
    MapValue.Builder answer = MapValue.builder().put("manager", text(manager));
    switch (outcome) {
      case ServerSideOutcome.Applied applied -> {
        answer.put("refused", BoolValue.FALSE);
        put(applied, answer);
      }
      case ServerSideOutcome.Conflicted conflicted ->
          answer
              .put("refused", BoolValue.TRUE)
              .put("words", text(conflicted.words()))
              .put("conflicts", list(conflicted.conflicts(), ServerSideList::conflict))
              .put("forced", forced(conflicted.forced()));
      case ServerSideOutcome.Refused refused ->
          answer.put("refused", BoolValue.TRUE).put("words", text(refused.words()));
    }
    return answer.put("unknown", list(outcome.unknowns(), ServerSideList::unknown)).build();
  }

  /** Where server-side apply comes to another result than kubectl apply. */
  static MapValue of(ServerSideComparison comparison) {
    return MapValue.builder()
        .put("agreed", BoolValue.of(comparison.isAgreed()))
        .put("differences", list(comparison.contrasts(), ServerSideList::contrast))
        .build();
  }

  private static MapValue forced(ServerSideOutcome.Applied applied) {
    MapValue.Builder forced = MapValue.builder();
    put(applied, forced);
    return forced.build();
  }

  private static void put(ServerSideOutcome.Applied applied, MapValue.Builder answer) {
    answer
        .put("changed", BoolValue.of(applied.isChanged()))
        .put("takesOverClientSideApply", BoolValue.of(applied.isUpgraded()))
        .put("fields", list(applied.fields(), ServerSideList::field))
        .put("result", applied.result())
        .put("managedFields", applied.managedFields());
  }

  private static MapValue field(AppliedField field) {
    return MapValue.builder()
        .put("path", text(field.path().toString()))
        .put("serverPath", text(field.serverPath()))
        .put("action", text(word(field.action())))
        .putIfPresent("live", field.live())
        .putIfPresent("result", field.result())
        .put("otherOwners", list(field.others(), ServerSideList::owner))
        .put("why", text(field.why()))
        .build();
  }

  private static MapValue conflict(OwnershipConflict conflict) {
    return MapValue.builder()
        .put("path", text(conflict.path().toString()))
        .put("serverPath", text(conflict.serverPath()))
        .put("owner", owner(conflict.owner()))
        .putIfPresent("live", conflict.live())
        .putIfPresent("wanted", conflict.wanted())
        .putIfPresent(
            "severalInLive",
            Optional.of(BoolValue.TRUE).filter(ignored -> conflict.areTwinsInLive()))
        .build();
  }

  private static MapValue owner(FieldOwner owner) {
    return MapValue.builder()
        .put("manager", text(owner.manager()))
        .put("operation", text(owner.operation()))
        .put("apiVersion", text(owner.apiVersion()))
        .putIfPresent("subresource", owner.subresource().map(StringValue::new))
        .putIfPresent("time", owner.time().map(StringValue::new))
        .build();
  }

  private static MapValue unknown(Unknown unknown) {
    return MapValue.builder()
        .put("about", text(word(unknown.kind())))
        .put("sentence", text(unknown.sentence()))
        .build();
  }

  private static MapValue contrast(Contrast contrast) {
    return MapValue.builder()
        .put("path", text(contrast.path().toString()))
        .putIfPresent("kubectlApply", contrast.clientSide())
        .putIfPresent("serverSideApply", contrast.serverSide())
        .put("cause", text(word(contrast.cause())))
        .put("sentence", text(contrast.sentence()))
        .build();
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static <T> ListValue list(List<T> items, Function<T, MapValue> item) {
    return new ListValue(items.stream().<Value>map(item).toList());
  }

  private static StringValue text(String text) {
    return new StringValue(text);
  }
}
