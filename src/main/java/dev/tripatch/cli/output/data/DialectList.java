package dev.tripatch.cli.output.data;

import dev.tripatch.cluster.serverside.ServerSideComparison;
import dev.tripatch.dialect.Cause;
import dev.tripatch.dialect.Deviation;
import dev.tripatch.dialect.DialectComparison;
import dev.tripatch.dialect.FieldDifference;
import dev.tripatch.dialect.Party;
import dev.tripatch.dialect.Reading;
import dev.tripatch.engine.patch.Refusal;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Value;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** A comparison of dialects for programs. */
public record DialectList(
    String same,
    boolean agreed,
    List<ReadingEntry> dialects,
    List<Difference> differences,
    Optional<ServerSideList.Differences> serverSideApply) {

  /** The answer; {@code serverSideApply} is empty if nobody asked for it. */
  public static DialectList of(
      DialectComparison comparison, Optional<ServerSideComparison> serverSideApply) {
    return new DialectList(
        comparison.view().name().replace("SAME_", "").toLowerCase(Locale.ROOT),
        comparison.isAgreed(),
        comparison.readings().stream().map(ReadingEntry::of).toList(),
        comparison.differences().stream().map(Difference::of).toList(),
        serverSideApply.map(ServerSideList.Differences::of));
  }

  record ReadingEntry(
      Party dialect,
      String description,
      Value patch,
      Optional<Value> result,
      Optional<RefusalEntry> refused) {

    static ReadingEntry of(Reading reading) {
      return new ReadingEntry(
          reading.party(),
          reading.party().description(),
          reading.patch(),
          reading instanceof Reading.Done done ? Optional.of(done.result()) : Optional.empty(),
          reading instanceof Reading.Refused refused
              ? Optional.of(RefusalEntry.of(refused.refusal()))
              : Optional.empty());
    }
  }

  record RefusalEntry(FieldPath path, String words, String cause, String remedy) {

    static RefusalEntry of(Refusal refusal) {
      return new RefusalEntry(
          refusal.path(), refusal.referenceText(), refusal.cause(), refusal.remedy());
    }
  }

  record Difference(
      FieldPath path, boolean order, SortedMap<Party, Value> values, List<DeviationEntry> reasons) {

    static Difference of(FieldDifference difference) {
      return new Difference(
          difference.path(),
          difference.isOrder(),
          new TreeMap<>(difference.values()),
          difference.deviations().stream().map(DeviationEntry::of).toList());
    }
  }

  record DeviationEntry(Party dialect, Cause cause, String sentence) {

    static DeviationEntry of(Deviation deviation) {
      return new DeviationEntry(deviation.party(), deviation.cause(), deviation.sentence());
    }
  }
}
