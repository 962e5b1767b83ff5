package dev.tripatch.validate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CelRuleTest {
  private static CelRule.Answer answer(String rule) {
    return CelRule.of(rule).answer(Map.of("self", new CelValue.Text("web")), new CelSteps());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "self == 'web' && self.size() == 3",
        "1 + 2 * 3 == 7 && 7 % 4 == 3 && 7 / 2 == 3 && -(2) < 0",
        "self.startsWith('w') ? true : 1 / 0 == 1",
        "true || 1 / 0 == 1",
        "1 / 0 == 1 || true",
        "!(false && [1][5] == 1)",
        "!([1][5] == 1 && false)",
        "[1, 2, 3].exists(i, i == 2 || i / 0 == 1)",
        "![1, 2].all(i, i == 2)",
        "[1, 2, 2].exists_one(i, i == 1) && ![1, 2, 2].exists_one(i, i == 2)",
        "[1, 2, 3].filter(i, i > 1).map(i, i * 2) == [4, 6]",
        "[1, 2, 3].map(i, i > 1, i + 1) == [3, 4]",
        "{'a': 1}.all(k, k == 'a') && 'a' in {'a': 1} && !(2 in [1])",
        "has({'a': 1}.a) && !has({'a': 1}.b)",
        "duration('1h30m') > duration('89m')",
        "r'\\d' == '\\\\d' && \"a\\tb\".matches('a\\\\tb') && '''a'b'''.contains(\"'\")",
        "int('12') == 12 && string(3) == '3' && double(2) == 2.0 && dyn(1) == 1",
        "'z' > 'a' && 1.5 >= 1.0 && 2 > 1.5",
        "'\uff61' < '\ud83d\ude00' && '\ud83d\ude00'.size() == 1",
        "true || true && false",
        "false ? false : false ? false : true",
      })
  void holds(String rule) {
    assertThat(answer(rule)).isEqualTo(new CelRule.Answer.Is(new CelValue.Truth(true)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1 / 0 == 1",
        "1 % 0 == 1",
        "[1][1] == 1",
        "{'a': 1}.b == 1",
        "999999999999999999 * 100 > 0",
        "int('a') == 1",
        "duration('soon') == duration('1s')",
        "[1, 2].all(i, i / 0 == 1)",
      })
  void hasNoAnswerOnAServerEither(String rule) {
    assertThat(answer(rule)).isInstanceOf(CelRule.Answer.Fails.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "self.format([1])",
        "quantity('1Gi').isGreaterThan(quantity('1Mi'))",
        "self.?a.orValue(1) == 1",
        "1u == 1u",
        "other",
        "self ==",
        "'\\q' == ''",
        "self.matches('(?m)a$')",
        "self && true",
        "1 / 0 == 1 && other",
        "other && 1 / 0 == 1",
        "'open",
      })
  void isNotChecked(String rule) {
    assertThat(answer(rule)).isInstanceOf(CelRule.Answer.NotChecked.class);
  }

  @Test
  void whatIsTooDeepIsNotChecked() {
    for (String deep :
        List.of(
            "(".repeat(5000) + "true" + ")".repeat(5000),
            "!".repeat(5000) + "true",
            "true ? true : ".repeat(5000) + "true",
            "1 + ".repeat(5000) + "1 > 0",
            "true && ".repeat(5000) + "true",
            "[1]" + ".filter(i, true)".repeat(5000) + " == [1]")) {
      assertThat(answer(deep)).isInstanceOf(CelRule.Answer.NotChecked.class);
    }
    holds("!".repeat(100) + "(".repeat(100) + "true" + ")".repeat(100));
    holds("false || ".repeat(200) + "true");
    holds("size('" + "a".repeat(50_000) + "') == 50000");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "self.all(a, self.all(b, self.all(c, a + b + c >= 0)))",
        "self.all(a, self.all(b, a / 0 == 1 || b / 0 == 1))",
        "self.all(a, self == self.map(b, b) && self + self != self && a >= 0)",
        "['a']TWICE[0] != ''",
        "[[1]]TWICE[0] == [[1]]TWICE[0]",
      })
  void whatTakesTooLongIsNotChecked(String rule) {
    List<CelValue> items =
        LongStream.range(0, 2000).<CelValue>mapToObj(CelValue.Whole::new).toList();
    Map<String, CelValue> names = Map.of("self", new CelValue.Listed(items, true));
    String twice = rule.contains("[[") ? ".map(x, [x, x])" : ".map(x, x + x)";
    String written = rule.replace("TWICE", twice.repeat(60));
    assertThat(CelRule.of(written).answer(names, new CelSteps()))
        .isInstanceOf(CelRule.Answer.NotChecked.class);
  }

  /** As a server, which has a budget for all rules of an object. */
  @Test
  void manyRulesTogetherMayTakeTooLong() {
    List<CelValue> items =
        LongStream.range(0, 600).<CelValue>mapToObj(CelValue.Whole::new).toList();
    Map<String, CelValue> names = Map.of("self", new CelValue.Listed(items, true));
    CelRule rule = CelRule.of("self.all(a, self.all(b, b >= 0))");
    CelSteps steps = new CelSteps();
    CelRule.Answer first = rule.answer(names, steps);
    assertThat(first).isEqualTo(new CelRule.Answer.Is(new CelValue.Truth(true)));
    assertThat(Stream.generate(() -> rule.answer(names, steps)).limit(20))
        .contains(first)
        .last()
        .isEqualTo(new CelRule.Answer.NotChecked());
  }

  @Test
  void patternsMatchAsInGo() {
    assertThat(GoPattern.finds("^a$", "a\n")).contains(false);
    assertThat(GoPattern.finds("^[[:alnum:]]+[^\\S\\n]$", "a1 ")).contains(true);
    assertThat(GoPattern.finds("^[a[&&b]+$", "a[&b")).contains(true);
    assertThat(GoPattern.finds("^\\s$", "\u000b")).contains(false);
    assertThat(GoPattern.finds("^a.b$", "a\rb")).contains(true);
    assertThat(GoPattern.finds("^(?P<x>a){2}{$", "aa{")).contains(true);
    assertThat(GoPattern.finds("(?U)a+", "a")).isEmpty();
  }
}
