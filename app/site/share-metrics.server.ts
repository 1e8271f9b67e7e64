import cluster from 'node:cluster'
import { AggregatorRegistry } from 'prom-client'

type Question = { metricsFor?: string } | null

/** Answers a worker that is asked for the figures with those of all workers. */
export function shareMetrics(): void {
  const all = new AggregatorRegistry()
  cluster.on('message', (worker, message: Question) => {
    if (!message?.metricsFor) return
    const { metricsFor } = message
    const answer = (text?: string) =>
      void (worker.isConnected() && worker.send({ metricsFor, text }))
    all.clusterMetrics().then(answer, () => answer())
  })
}
