package dev.tripatch.cluster.fake;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A call of a {@link FakeKubectl}.
 *
 * @param process its number
 * @param environment of the variables that change what kubectl does, those that were set
 */
public record FakeCall(long process, List<String> arguments, Map<String, String> environment) {

  /** The words as the program wrote them, each ended by a zero byte. */
  static FakeCall read(String written) {
    List<String> words = Arrays.asList(written.split("\0", -1));
    int count = Integer.parseInt(words.get(1));
    Map<String, String> environment = new HashMap<>();
    for (String setting : words.subList(2 + count, words.indexOf(FakeKubectl.END))) {
      int equals = setting.indexOf('=');
      if (equals > 0) {
        environment.put(setting.substring(0, equals), setting.substring(equals + 1));
      }
    }
    return new FakeCall(
        Long.parseLong(words.getFirst()),
        List.copyOf(words.subList(2, 2 + count)),
        Map.copyOf(environment));
  }
}
