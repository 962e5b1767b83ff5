package dev.tripatch.engine.patch.strategic;

import static dev.tripatch.engine.patch.Snippets.podSpec;
import static dev.tripatch.engine.patch.Snippets.yaml;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.engine.patch.RefusedException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * {@code $deleteFromPrimitiveList} of a field that is no list: Kubernetes merges what the directive
 * has into the field, if the types are the same.
 */
class DeletionFromNoListTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # field | what the directive has | result
          hostname     | z        | {hostname: z, nodeSelector: {b: c}}
          hostname     | [a]      | {hostname: a, nodeSelector: {b: c}}
          hostname     | 1        | {hostname: a, nodeSelector: {b: c}}
          hostname     | null     | {nodeSelector: {b: c}}
          nodeSelector | {d: e}   | {hostname: a, nodeSelector: {b: c, d: e}}
          nodeName     | z        | {hostname: a, nodeSelector: {b: c}}
          """)
  void takesWhatHasTheSameType(String field, String directive, String result)
      throws RefusedException {
    assertThat(
            MapMerger.apply(
                yaml("{hostname: a, nodeSelector: {b: c}}"),
                yaml("{$deleteFromPrimitiveList/" + field + ": " + directive + "}"),
                podSpec()))
        .isEqualTo(yaml(result));
  }
}
