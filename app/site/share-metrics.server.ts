import cluster from 'node:cluster'
import { AggregatorRegistry } from 'prom-client'

type Question = { metricsFor?: string } | null

/** Sends the metrics of all workers to the worker that was asked for them. */
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
