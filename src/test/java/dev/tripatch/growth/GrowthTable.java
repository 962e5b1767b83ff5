package dev.tripatch.growth;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;

/**
 * Prints a table of how the processor time of each way grows: {@code GrowthTable SIZES [WAY
 * [INPUT]]}, such as {@code 12500,25000,50000}. For each way it shows the input that takes longest,
 * or all of them where a way is named. Where a size took longer than {@code -Dgrowth.longest}
 * seconds, the next ones are left out.
 */
public final class GrowthTable {
  private static final double LONGEST =
      Double.parseDouble(System.getProperty("growth.longest", "5"));

  private static final int RUNS = Integer.getInteger("growth.runs", 3);

  private final List<Integer> sizes;
  private final String way;
  private final Map<String, List<Row>> rows = new LinkedHashMap<>();

  private record Row(String input, List<Double> seconds) {

    boolean isShort() {
      return seconds.isEmpty() || seconds.getLast() < LONGEST;
    }

    double last() {
      return seconds.getLast() * Math.pow(8, 5 - seconds.size());
    }

    /** By the last step. */
    String exponent(List<Integer> sizes) {
      int last = seconds.size() - 1;
      return last < 1
          ? ""
          : String.format(
              Locale.ROOT,
              "%.1f",
              Math.log(seconds.get(last) / seconds.get(last - 1))
                  / Math.log((double) sizes.get(last) / sizes.get(last - 1)));
    }
  }

  private GrowthTable(List<Integer> sizes, String way) {
    this.sizes = sizes;
    this.way = way;
  }

  /** Measures, input by input. */
  public static void main(String[] arguments) throws Exception {
    List<Integer> sizes = Arrays.stream(arguments[0].split(",")).map(Integer::parseInt).toList();
    GrowthTable table = new GrowthTable(sizes, arguments.length > 1 ? arguments[1] : "");
    String wanted = arguments.length > 2 ? arguments[2] : "";
    for (GrowthInput input : GrowthInput.values()) {
      if (input.words().contains(wanted)) {
        table.measure(input);
      }
    }
    table.print();
  }

  private void measure(GrowthInput input) throws Exception {
    for (int size : sizes) {
      GrowthCase growing = GrowthCase.of(input, size);
      if (!growing.isComputed()) {
        return;
      }
      for (Map.Entry<String, GrowthWays.Way> each : GrowthWays.all().entrySet()) {
        if (each.getKey().contains(way)) {
          Row row = row(each.getKey(), input);
          if (row.isShort()) {
            row.seconds().add(seconds(each.getValue().on(growing)));
          }
        }
      }
    }
  }

  private Row row(String name, GrowthInput input) {
    List<Row> known = rows.computeIfAbsent(name, _ -> new ArrayList<>());
    if (known.isEmpty() || !known.getLast().input().equals(input.words())) {
      known.add(new Row(input.words(), new ArrayList<>()));
    }
    return known.getLast();
  }

  private static double seconds(Callable<Object> call) throws Exception {
    double best = Double.MAX_VALUE;
    for (int i = 0; i < RUNS && (i == 0 || best < LONGEST); i++) {
      long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
      call.call();
      long end = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
      best = Math.min(best, (end - start) / 1e9);
    }
    return best;
  }

  private void print() {
    StringBuilder text = new StringBuilder("| way | input |");
    sizes.forEach(size -> text.append(' ').append(size).append(" |"));
    text.append(" exponent |\n|---|---|").append("---|".repeat(sizes.size() + 1)).append('\n');
    rows.forEach(
        (name, all) ->
            (way.isEmpty()
                    ? all.stream().max(Comparator.comparingDouble(Row::last)).stream()
                    : all.stream())
                .forEach(row -> append(name, row, text)));
    System.out.print(text);
  }

  private void append(String name, Row row, StringBuilder text) {
    text.append("| %s | %s |".formatted(name, row.input()));
    for (int i = 0; i < sizes.size(); i++) {
      text.append(
          i < row.seconds().size()
              ? String.format(Locale.ROOT, " %.0f ms |", row.seconds().get(i) * 1000)
              : " |");
    }
    text.append(" %s |%n".formatted(row.exponent(sizes)));
  }
}
