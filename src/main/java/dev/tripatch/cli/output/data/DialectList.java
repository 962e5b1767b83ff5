package dev.tripatch.cli.output.data;

import dev.tripatch.cluster.apply.ServerSideComparison;
import dev.tripatch.dialect.Deviation;
import dev.tripatch.dialect.DialectComparison;
import dev.tripatch.dialect.FieldDifference;
import dev.tripatch.dialect.Reading;
import dev.tripatch.engine.patch.Refusal;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeMap;

/** A comparison of dialects for programs. */
public final class DialectList {
  private DialectList() {}

  /** The answer; {@code serverSideApply} is empty if nobody asked for it. */
  public static AnswerFields of(
      DialectComparison comparison, Optional<ServerSideComparison> serverSideApply) {
    return new AnswerFields()
        .with("same", comparison.view().name().replace("SAME_", "").toLowerCase(Locale.ROOT))
        .with("agreed", comparison.isAgreed())
        .with("dialects", comparison.readings().stream().map(DialectList::reading).toList())
        .with(
            "differences", comparison.differences().stream().map(DialectList::difference).toList())
        .with("serverSideApply", serverSideApply.map(ServerSideList::differences));
  }

  private static AnswerFields reading(Reading reading) {
    AnswerFields entry =
        new AnswerFields()
            .with("dialect", reading.party())
            .with("description", reading.party().description())
            .with("patch", reading.patch());
    return switch (reading) {
      case Reading.Done done -> entry.with("result", done.result());
      case Reading.Refused refused -> entry.with("refused", refusal(refused.refusal()));
    };
  }

  private static AnswerFields refusal(Refusal refusal) {
    return new AnswerFields()
        .with("path", refusal.path())
        .with("words", refusal.referenceText())
        .with("cause", refusal.cause())
        .with("remedy", refusal.remedy());
  }

  private static AnswerFields difference(FieldDifference difference) {
    return new AnswerFields()
        .with("path", difference.path())
        .with("order", difference.isOrder())
        .with("values", new TreeMap<>(difference.values()))
        .with("reasons", difference.deviations().stream().map(DialectList::deviation).toList());
  }

  private static AnswerFields deviation(Deviation deviation) {
    return new AnswerFields()
        .with("dialect", deviation.party())
        .with("cause", deviation.cause())
        .with("sentence", deviation.sentence());
  }
}
