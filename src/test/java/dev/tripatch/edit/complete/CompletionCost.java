package dev.tripatch.edit.complete;

import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.MapValue;
import dev.tripatch.schema.catalog.BundledCatalog;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Measures what it takes to find the proposals for a letter: in a file, the argument, a name is
 * typed into a new line at places from its beginning to its end. Prints percentiles in milliseconds
 * of processor time.
 */
public final class CompletionCost {

  private static final String NAME = "desc";
  private static final int PLACES = 100;
  private static final int ROUNDS = 6;

  private CompletionCost() {}

  public static void main(String[] files) throws Exception {
    String text = Files.readString(Path.of(files[0]));
    MapValue object = SourceReader.read("file", text).decodedObject().orElseThrow();
    BundledCatalog catalog = new BundledCatalog();
    Completion completion =
        new Completion(
            Writing.OBJECT,
            new Facts(catalog.of(object).fields(), Optional.of(object), catalog.kinds()));
    List<Integer> lines = lineStarts(text);
    List<Double> costs = new ArrayList<>();
    long proposed = 0;
    for (int round = 0; round < ROUNDS; round++) {
      costs.clear();
      proposed = 0;
      for (int place = 0; place < PLACES; place++) {
        int at = lines.get((lines.size() - 1) * place / PLACES + 1);
        for (int letters = 1; letters <= NAME.length(); letters++) {
          String line = indent(text, at) + NAME.substring(0, letters);
          String typed = text.substring(0, at) + line + "\n" + text.substring(at);
          long before = cpu();
          proposed += completion.at(typed, at + line.length()).proposals().size();
          costs.add((cpu() - before) / 1e6);
        }
      }
    }
    double[] sorted = costs.stream().mapToDouble(Double::doubleValue).sorted().toArray();
    System.out.printf(
        Locale.ROOT,
        "a letter: median %.1f ms, 95 %% %.1f ms, most %.1f ms; %d proposals%n",
        sorted[sorted.length / 2],
        sorted[sorted.length * 95 / 100],
        Arrays.stream(sorted).max().orElse(0),
        proposed);
  }

  private static List<Integer> lineStarts(String text) {
    List<Integer> starts = new ArrayList<>(List.of(0));
    for (int at = text.indexOf('\n'); at >= 0 && at + 1 < text.length(); ) {
      starts.add(at + 1);
      at = text.indexOf('\n', at + 1);
    }
    return starts;
  }

  /** That of the line at an offset. */
  private static String indent(String text, int at) {
    int end = at;
    while (text.charAt(end) == ' ') {
      end++;
    }
    return text.substring(at, end);
  }

  private static long cpu() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }
}
