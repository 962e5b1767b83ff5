package dev.tripatch.architecture;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Numbers that may only fall, except for what an issue may add.
 *
 * @param head what the file says about itself
 * @param budgets what each issue may add
 * @param spent what each issue has added; a negative amount is what it has removed, and may add
 *     again
 */
record Ratchet(
    String head, SortedMap<String, Integer> numbers, List<Entry> budgets, List<Entry> spent) {
  private static final int LINES_FOR_A_FILE = 80;
  private static final int PACKAGES_FOR_AN_ISSUE = 2;

  private static final String CODE = "code";
  private static final Pattern HEAD = Pattern.compile("(?m)^#.*\\n");
  private static final Pattern NUMBER = Pattern.compile("(?m)^([a-z.-]+) (\\d+)$");
  private static final Pattern ENTRY =
      Pattern.compile("(?m)^(budget|spent) (\\d+) ([a-z.-]+) ([+-]?\\d+)(?: (.*))?$");
  private static final Predicate<String> MOVE =
      Pattern.compile("(?i)\\bmov(?:e|es|ed|ing)\\b").asPredicate();

  /**
   * An amount of an issue.
   *
   * @param what names it where an issue does: a command, an option; else empty
   */
  record Entry(int issue, String number, int amount, String what) {

    private static List<Entry> parse(String kind, String text) {
      return ENTRY
          .matcher(text)
          .results()
          .filter(line -> line.group(1).equals(kind))
          .map(Entry::of)
          .toList();
    }

    private static Entry of(MatchResult line) {
      return new Entry(
          Integer.parseInt(line.group(2)),
          line.group(3),
          Integer.parseInt(line.group(4)),
          Optional.ofNullable(line.group(5)).orElse(""));
    }

    private String line(String kind) {
      return "%s %d %s %+d %s".formatted(kind, issue, number, amount, what).strip();
    }

    /** The code of a wing is code. */
    private boolean isOf(String name) {
      return number.equals(name) || number.startsWith(name + ".");
    }
  }

  static Ratchet parse(String text) {
    SortedMap<String, Integer> numbers = new TreeMap<>();
    NUMBER
        .matcher(text)
        .results()
        .forEach(line -> numbers.put(line.group(1), Integer.parseInt(line.group(2))));
    return new Ratchet(
        HEAD.matcher(text).results().map(MatchResult::group).collect(Collectors.joining()),
        numbers,
        Entry.parse("budget", text),
        Entry.parse("spent", text));
  }

  String text() {
    return Stream.of(
            numbers.entrySet().stream().map(each -> each.getKey() + " " + each.getValue()),
            budgets.stream().map(entry -> entry.line("budget")),
            spent.stream().map(entry -> entry.line("spent")))
        .flatMap(lines -> Stream.concat(Stream.of(""), lines))
        .collect(Collectors.joining("\n", head, "\n"));
  }

  /** With the lower one of each number; code may change its wing if it is no more than before. */
  Ratchet lowered(Map<String, Integer> counted) {
    boolean isNoMoreCode = in(counted, CODE) <= in(numbers, CODE);
    SortedMap<String, Integer> lower = new TreeMap<>(counted);
    lower.replaceAll(
        (name, count) -> isWing(name) && isNoMoreCode ? count : Math.min(count, in(numbers, name)));
    return new Ratchet(head, lower, budgets, spent);
  }

  /** With what was counted; an issue has spent the difference. */
  Ratchet paidBy(int issue, Map<String, Integer> counted) {
    List<Entry> all = new ArrayList<>(spent);
    for (String name : namesOf(numbers, counted)) {
      int more = in(counted, name) - in(numbers, name);
      if (more != 0 && !name.equals(CODE)) {
        all.removeIf(entry -> entry.issue == issue && entry.number.equals(name));
        all.add(new Entry(issue, name, sum(spent, issue, name) + more, ""));
      }
    }
    all.removeIf(entry -> entry.amount == 0);
    return new Ratchet(head, new TreeMap<>(counted), budgets, all);
  }

  /** How what was counted differs from the file. */
  List<String> differences(Map<String, Integer> counted) {
    return namesOf(numbers, counted).stream()
        .filter(name -> in(numbers, name) != in(counted, name))
        .map(
            name ->
                (in(counted, name) < in(numbers, name)
                        ? "%s fell from %d to %d: lower it in this commit, with"
                            + " -Dratchet.write=true"
                        : "%s rose from %d to %d: remove as many, or let an issue pay for it, with"
                            + " -Dratchet.issue=N")
                    .formatted(name, in(numbers, name), in(counted, name)))
        .toList();
  }

  /** The issues that have spent more than they may. */
  List<String> overspent() {
    return spent.stream()
        .map(entry -> new Entry(entry.issue, isWing(entry.number) ? CODE : entry.number, 0, ""))
        .distinct()
        .map(account -> overspent(account.issue, account.number))
        .flatMap(Optional::stream)
        .toList();
  }

  private Optional<String> overspent(int issue, String name) {
    int sum = sum(spent, issue, name);
    int allowed = Math.max(0, sum(budgets, issue, name)) + broughtByCode(issue, name);
    return sum <= allowed
        ? Optional.empty()
        : Optional.of("issue %d spent %d of %d: %s".formatted(issue, sum, allowed, name));
  }

  private int broughtByCode(int issue, String name) {
    int code = Math.max(0, sum(budgets, issue, CODE));
    return switch (name) {
      case "files" -> code / LINES_FOR_A_FILE;
      case "packages" -> code == 0 ? 0 : PACKAGES_FOR_AN_ISSUE;
      default -> 0;
    };
  }

  /**
   * What is wrong with a change of the file.
   *
   * @param message what its commits say; empty if there is none yet
   */
  List<String> faultsSince(Ratchet older, Optional<String> message) {
    List<String> faults = new ArrayList<>();
    boolean isMove = unpaid(older, CODE) <= 0 && message.filter(MOVE.negate()).isEmpty();
    for (String name : namesOf(older.numbers, numbers)) {
      boolean isNewCounter = !isWing(name) && !older.numbers.containsKey(name);
      if (unpaid(older, name) > 0 && !isNewCounter && !(isWing(name) && isMove)) {
        faults.add(
            "%s changed from %d to %d, and no issue paid for %d"
                .formatted(name, in(older.numbers, name), in(numbers, name), unpaid(older, name)));
      }
    }
    if (!budgets.containsAll(older.budgets)) {
      faults.add("the budget of an issue changed");
    }
    payersSince(older)
        .filter(
            issue ->
                message
                    .filter(text -> !text.matches("(?s).*\\bissue " + issue + "\\b.*"))
                    .isPresent())
        .forEach(issue -> faults.add("the commit does not say: issue " + issue));
    return faults;
  }

  private int unpaid(Ratchet older, String name) {
    return in(numbers, name) - in(older.numbers, name) - sum(spent, name) + sum(older.spent, name);
  }

  private Stream<Integer> payersSince(Ratchet older) {
    return Stream.concat(spent.stream(), older.spent.stream())
        .filter(entry -> !(spent.contains(entry) && older.spent.contains(entry)))
        .map(Entry::issue)
        .distinct();
  }

  private static boolean isWing(String name) {
    return name.startsWith(CODE + ".");
  }

  private static int in(Map<String, Integer> numbers, String name) {
    return numbers.getOrDefault(name, 0);
  }

  private static Set<String> namesOf(Map<String, Integer> some, Map<String, Integer> others) {
    Set<String> names = new TreeSet<>(some.keySet());
    names.addAll(others.keySet());
    return names;
  }

  private static int sum(List<Entry> entries, int issue, String name) {
    return sum(entries.stream().filter(entry -> entry.issue == issue).toList(), name);
  }

  private static int sum(List<Entry> entries, String name) {
    return entries.stream().filter(entry -> entry.isOf(name)).mapToInt(Entry::amount).sum();
  }
}
