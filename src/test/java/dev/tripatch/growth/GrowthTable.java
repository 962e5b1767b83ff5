package dev.tripatch.growth;

import dev.tripatch.schema.ImportException;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/**
 * Prints a table of how the processor time of each way grows: {@code GrowthTable SIZES [WAY
 * [INPUT]]}, such as {@code 6250,12500,25000,50000}. The first two sizes are measured with every
 * input, the others with the one that takes longest then, or with all of them where a way is named.
 * A size that would take longer than {@code -Dgrowth.longest} seconds is left out.
 */
public final class GrowthTable {
  private static final double LONGEST =
      Double.parseDouble(System.getProperty("growth.longest", "3"));

  private static final int RUNS = Integer.getInteger("growth.runs", 2);

  /** The sizes by which the input is found that takes longest. */
  private static final int FIRST = 2;

  /** What takes less is mostly what the clock and the collector do. */
  private static final double MEASURABLE = 0.005;

  private final List<Integer> sizes;
  private final Map<String, GrowthWay> ways = new LinkedHashMap<>(GrowthWays.all());
  private final Map<String, Map<GrowthInput, List<Double>>> seconds = new LinkedHashMap<>();
  private final boolean isEveryInput;

  private GrowthTable(List<Integer> sizes, String way) {
    this.sizes = sizes;
    isEveryInput = !way.isEmpty();
    ways.keySet().removeIf(name -> !name.contains(way));
    ways.keySet().forEach(name -> seconds.put(name, new LinkedHashMap<>()));
  }

  /** Measures, input by input. */
  public static void main(String[] arguments) throws Exception {
    List<Integer> sizes = Arrays.stream(arguments[0].split(",")).map(Integer::parseInt).toList();
    String wanted = arguments.length > 2 ? arguments[2] : "";
    List<GrowthInput> inputs =
        Arrays.stream(GrowthInput.values())
            .filter(input -> input.words().contains(wanted))
            .toList();
    GrowthTable table = new GrowthTable(sizes, arguments.length > 1 ? arguments[1] : "");
    int first = Math.min(FIRST, sizes.size());
    table.measure(inputs, sizes.subList(0, first), (_, _) -> true);
    table.measure(
        inputs,
        sizes.subList(first, sizes.size()),
        (name, input) -> table.shown(name).contains(input));
    table.print();
  }

  private void measure(
      List<GrowthInput> inputs, List<Integer> some, BiPredicate<String, GrowthInput> isWanted)
      throws Exception {
    for (GrowthInput input : inputs) {
      List<String> names =
          ways.keySet().stream().filter(name -> isWanted.test(name, input)).toList();
      for (int size : names.isEmpty() ? List.<Integer>of() : some) {
        GrowthCase growing = GrowthCase.of(input, size);
        for (String name : growing.isComputed() ? names : List.<String>of()) {
          List<Double> known = seconds.get(name).computeIfAbsent(input, _ -> new ArrayList<>());
          if (isShort(known, size)) {
            measured(name, growing)
                .ifPresentOrElse(known::add, () -> seconds.get(name).remove(input));
          }
        }
        System.err.println(input.words() + ", " + size + ": slowest is " + slowest(input, names));
      }
    }
  }

  /** Nothing for what the program refuses, such as a schema with too many levels. */
  private Optional<Double> measured(String name, GrowthCase growing) throws Exception {
    try {
      return Optional.of(seconds(ways.get(name).on(growing)));
    } catch (ImportException refused) {
      System.err.println(name + ": " + refused.getMessage());
      return Optional.empty();
    }
  }

  private String slowest(GrowthInput input, List<String> names) {
    return names.stream()
        .max(Comparator.comparingDouble(name -> last(seconds.get(name).get(input))))
        .map(name -> name + milliseconds(last(seconds.get(name).get(input))))
        .orElse("");
  }

  private static double last(@Nullable List<Double> known) {
    return known == null ? 0 : known.getLast();
  }

  /** Whether a further size takes less than the limit, by what the sizes before took. */
  private boolean isShort(List<Double> known, int size) {
    if (known.isEmpty()) {
      return true;
    }
    double times = (double) size / sizes.get(known.size() - 1);
    return sizes.indexOf(size) == known.size()
        && known.getLast() * Math.pow(times, exponent(known).orElse(1.0)) < LONGEST;
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

  /** With which inputs a way is in the table. */
  private List<GrowthInput> shown(String name) {
    Map<GrowthInput, List<Double>> all = seconds.get(name);
    return isEveryInput
        ? List.copyOf(all.keySet())
        : all.entrySet().stream()
            .max(Comparator.comparingDouble(each -> atSecond(each.getValue())))
            .map(Map.Entry::getKey)
            .stream()
            .toList();
  }

  /** What takes too long for the second size takes longer than anything else. */
  private double atSecond(List<Double> known) {
    int second = Math.min(FIRST, sizes.size()) - 1;
    return second < known.size() ? known.get(second) : LONGEST;
  }

  /** The slope of the line through the logarithms of what can be measured; 2 is quadratic. */
  private Optional<Double> exponent(List<Double> known) {
    int from = 0;
    while (from < known.size() && known.get(from) < MEASURABLE) {
      from++;
    }
    int count = known.size() - from;
    if (count < 2) {
      return Optional.empty();
    }
    double x = 0;
    double y = 0;
    double xx = 0;
    double xy = 0;
    for (int i = from; i < known.size(); i++) {
      double size = Math.log(sizes.get(i));
      double time = Math.log(known.get(i));
      x += size;
      y += time;
      xx += size * size;
      xy += size * time;
    }
    return Optional.of((count * xy - x * y) / (count * xx - x * x));
  }

  private void print() {
    StringBuilder text = new StringBuilder("| way | worst input |");
    sizes.forEach(size -> text.append(String.format(Locale.ROOT, " %,d |", size)));
    text.append(" exponent |\n|---|---|").append("---|".repeat(sizes.size() + 1)).append('\n');
    ways.keySet()
        .forEach(
            name ->
                shown(name)
                    .forEach(input -> append(name, input, seconds.get(name).get(input), text)));
    System.out.print(text);
  }

  private void append(String name, GrowthInput input, List<Double> known, StringBuilder text) {
    text.append("| ").append(name).append(" | ").append(input.words()).append(" |");
    for (int i = 0; i < sizes.size(); i++) {
      text.append(i < known.size() ? milliseconds(known.get(i)) : " |");
    }
    String slope = exponent(known).map(each -> String.format(Locale.ROOT, "%.1f", each)).orElse("");
    text.append(' ').append(slope).append(" |\n");
  }

  private static String milliseconds(double time) {
    return time < MEASURABLE
        ? String.format(Locale.ROOT, " %.1f ms |", time * 1000)
        : String.format(Locale.ROOT, " %,.0f ms |", time * 1000);
  }
}
